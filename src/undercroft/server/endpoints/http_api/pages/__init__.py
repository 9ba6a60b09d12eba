"""The built page: its files, the previews of its links, and what a browser is to fetch ahead."""
