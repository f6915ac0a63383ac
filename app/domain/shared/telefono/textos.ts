export const TELEFONO_INEXISTENTE = "Ese número no existe en el país que elegiste";
