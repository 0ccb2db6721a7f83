// Runs before the first paint, so that the remembered theme never flashes.
try {
  const theme = localStorage.getItem("roost.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is shut: the system's theme it is.
}
