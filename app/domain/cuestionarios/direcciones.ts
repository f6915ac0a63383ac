export const RESULTADOS_DEL_TEST = "/test-de-bienestar/resultados";
/** Drawing of the person's last test. */
export const DIBUJO_DEL_TEST = "/mi-zona-privada/como-estas.svg";
