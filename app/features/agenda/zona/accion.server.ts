import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { done, type Result } from "~/domain/shared/result";
import { ABRIR_CALENDARIO, CANCELAR, CONFIRMAR, intencionDeZona, REVOCAR_CALENDARIO } from "./intenciones";
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
        default:
          return done(null);
      }
    },
    async luego(_, pedida) {
      switch (pedida.intencion) {
        case CANCELAR:
          return seguirEn(direccionDeCita(pedida));
        case CONFIRMAR:
          return seguirEn(direccionDeCita(pedida), "asistencia-confirmada");
        case ABRIR_CALENDARIO: {
          const { token } = await services.agenda.abrirCalendario(idPersona);
          return conCalendario("calendario-abierto", await galletaDeCalendario.poner(request, token));
        }
        case REVOCAR_CALENDARIO:
          await services.agenda.revocarCalendario(idPersona);
          return conCalendario("calendario-anulado", await galletaDeCalendario.quitar(request));
      }
    },
  });
}

const conCalendario = (aviso: ClaveDeAviso, cookie: string) =>
  seguirEn("/mi-zona-privada#calendario", aviso, new Headers({ "set-cookie": cookie }));
