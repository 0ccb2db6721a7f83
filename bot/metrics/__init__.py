"""What an operator reads of Roost: its measures as Prometheus takes them, and whether it is well."""
