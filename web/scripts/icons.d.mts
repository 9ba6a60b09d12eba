export function writeIcons(): void
