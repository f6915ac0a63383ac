import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { antesDeConfirmar } from "./cambios";
import { bloquearCita } from "./cancelarCita";

/** Notes that the person confirmed that they will come. A repeated confirmation changes nothing. */
export function makeConfirmarAsistencia({ transaccion, now }: Deps<"citas" | "horarios">) {
  return ({ idPersona, idCita, version }: { idPersona: number; idCita: string; version: number }) =>
    transaccion(async (trx) => {
      const cita = await bloquearCita(trx, await trx.citas.deUnaPersona(idCita, idPersona));
      if (!cita) return refuse("cita-no-existe");
      if (version !== cita.version) return refuse("cita-cambiada");
      const { rechazoAlCancelar } = antesDeConfirmar(cita, now());
      if (rechazoAlCancelar) return refuse(rechazoAlCancelar);
      if (cita.cambioLibre || !(await trx.citas.confirmarAsistencia(cita))) return refuse("cita-cambiada");
      return done({ ...cita, asistenciaConfirmada: true });
    });
}
