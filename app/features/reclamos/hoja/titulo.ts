import type { EstadoDeReclamo } from "~/domain/reclamos/enPalabras";

/** Heading of the page: of the form without a sheet, and of each state of a sheet. */
export function tituloDe(estado: EstadoDeReclamo | undefined): string {
  switch (estado) {
    case undefined:
      return "Consultar un reclamo";
    case "respondido":
      return "Respondimos tu reclamo";
    case "en-plazo":
    case "vencido":
      return "Tu reclamo quedó registrado";
  }
}
