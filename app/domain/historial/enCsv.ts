import { aCsv } from "../cuentas/misDatos/copia";
import { fechaDe, horaDe } from "../shared/fechas";
import { filtradas, nombreDe, type Accion, type FiltrosDeHistorial } from "./accion";

/** History of a person as CSV: every activity that passes the filter. */
export const historialEnCsv = (acciones: readonly Accion[], filtros: FiltrosDeHistorial): string =>
  aCsv({
    clave: "historial",
    titulo: "Tu historial",
    columnas: [
      { campo: "fecha", etiqueta: "Fecha" },
      { campo: "hora", etiqueta: "Hora" },
      { campo: "clase", etiqueta: "Clase" },
      { campo: "titulo", etiqueta: "Qué hiciste" },
    ],
    filas: filtradas(acciones, filtros).map((accion) => ({
      fecha: fechaDe(accion.momento),
      hora: accion.sinHora ? "" : horaDe(accion.momento),
      clase: nombreDe(accion),
      titulo: accion.titulo,
    })),
  });
