"""Metrics for Prometheus, and the health check."""
