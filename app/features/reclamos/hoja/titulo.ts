import type { EstadoDeReclamo } from "~/domain/reclamos/enPalabras";
import type { TipoDeHoja } from "~/domain/reclamos/hoja";
import { TU_HOJA } from "~/domain/reclamos/textos";

interface Vista {
  tipo: TipoDeHoja;
  estado: EstadoDeReclamo;
  /** True while the letter with the answer has not arrived. */
  enCamino: boolean;
}

/** Heading of the page: of the form without a sheet, and of each state of a sheet. */
export function tituloDe(vista: Vista | null): string {
  if (vista === null) return "Consultar un reclamo";
  const { registrada, tuya } = TU_HOJA[vista.tipo];
  if (vista.estado !== "respondido") return registrada;
  return vista.enCamino ? `Escribimos la respuesta a ${tuya}` : `Respondimos ${tuya}`;
}
