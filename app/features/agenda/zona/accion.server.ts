import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { done, type Result } from "~/domain/shared/result";
import { SU_CALENDARIO } from "./direcciones";
import { CANCELAR, CONFIRMAR, intencionDeZona, REVOCAR_CALENDARIO } from "./intenciones";
import { galletaDeCalendario } from "./zona.server";

/** Carries out what a form of the private zone asks for, or says why not. */
export function accionDeZona(idPersona: number, request: Request, datos: FormData) {
  return recibir(datos, {
    esquema: intencionDeZona,
    rechazos: RECHAZOS_DE_CAMBIO,
    async pedir(pedida): Promise<Result<unknown, RechazoDeCambio>> {
      switch (pedida.intencion) {
        case CANCELAR:
          return services.agenda.cancelarCita({ idPersona, ...pedida });
        case CONFIRMAR:
          return services.agenda.confirmarAsistencia({ idPersona, ...pedida });
        case REVOCAR_CALENDARIO:
          await services.agenda.revocarCalendario(idPersona);
          return done(null);
      }
    },
    async luego(_, pedida) {
      switch (pedida.intencion) {
        case CANCELAR:
          return seguirEn(direccionDeCita(pedida));
        case CONFIRMAR:
          return seguirEn(direccionDeCita(pedida), "asistencia-confirmada");
        case REVOCAR_CALENDARIO:
          return seguirEn(
            SU_CALENDARIO,
            "calendario-anulado",
            new Headers({ "set-cookie": await galletaDeCalendario.quitar(request) }),
          );
      }
    },
  });
}
