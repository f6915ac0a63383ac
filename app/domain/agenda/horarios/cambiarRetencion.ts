import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaVigente, expiraAlAmpliar } from "./horario";
import { liberarRetencion, vencerRetenciones } from "./retenerHorario";

interface HorarioPropio {
  idPersona: number;
  idHorario: string;
}

/**
 * Frees a held time ("Cambiar horario", `DELETE /v2/horarios/{idHorario}`). A repeated request changes nothing (RFC
 * 9110 § 9.2.2).
 */
export function makeLiberarHorario({ transaccion, now }: Deps<"horarios" | "reservas">) {
  return ({ idPersona, idHorario }: HorarioPropio) =>
    transaccion(async (trx) => {
      const horario = await trx.horarios.deUnaPersona(idHorario, idPersona);
      if (!horario) return refuse("horario-no-existe");
      if (await liberarRetencion(trx, idHorario, now())) return done(horario);
      const actual = await trx.horarios.deUnaPersona(idHorario, idPersona);
      return actual?.estado === "reservado" ? refuse("horario-ya-reservado") : done(horario);
    });
}

/** Extends a hold, which can be done once. */
export function makeAmpliarHorario({ transaccion, now }: Deps<"horarios">) {
  return ({ idPersona, idHorario }: HorarioPropio) =>
    transaccion(async (trx) => {
      const horario = await trx.horarios.deUnaPersona(idHorario, idPersona);
      if (!horario) return refuse("horario-no-existe");
      if (!estaVigente(horario, now())) return refuse("reserva-vencida");
      const expiraEn = expiraAlAmpliar(horario);
      return (await trx.horarios.ampliar(idHorario, expiraEn, now()))
        ? done({ expiraEn })
        : refuse("ya-ampliado");
    });
}

/** Job that ends expired holds also when nobody visits the site. */
export function makeVencerRetenciones({ transaccion, now }: Deps<"horarios" | "reservas">) {
  return async () => {
    await transaccion(async (trx) => done(await vencerRetenciones(trx, "todas", now())));
  };
}
