/** Name of a Python 3, which is installed when the machine has none. */
export function findPython(): string;
