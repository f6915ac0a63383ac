import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { Result } from "~/domain/shared/result";
import { intencionDeZona } from "./formularios";
import { CANCELAR, CONFIRMAR } from "./intenciones";

/** Processes a form of the private zone, or gives the reason for refusing it. */
export function accionDeZona(idPersona: number, datos: FormData) {
  return recibir(datos, {
    esquema: intencionDeZona,
    rechazos: RECHAZOS_DE_CAMBIO,
    async pedir(pedida): Promise<Result<unknown, RechazoDeCambio>> {
      switch (pedida.intencion) {
        case CANCELAR:
          return services.agenda.cancelarCita({ idPersona, ...pedida });
        case CONFIRMAR:
          return services.agenda.confirmarAsistencia({ idPersona, ...pedida });
      }
    },
    luego(_, pedida) {
      switch (pedida.intencion) {
        case CANCELAR:
          return seguirEn(direccionDeCita(pedida), "sesion-cancelada");
        case CONFIRMAR:
          return seguirEn(direccionDeCita(pedida), "asistencia-confirmada");
      }
    },
  });
}
