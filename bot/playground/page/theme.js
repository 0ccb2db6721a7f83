// Sets the stored theme before the first paint, so that the other one never flashes.
try {
  const theme = localStorage.getItem("roost.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // The storage is blocked: use the system's theme.
}
