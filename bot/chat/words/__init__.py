"""What Roost says: texts, languages, what people are called, and how long a text may be."""
