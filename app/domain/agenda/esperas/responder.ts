import { moverCita, type RepositoriosAlMover } from "../cambios/reprogramarCita";
import { estaVigente } from "../horarios/horario";
import { RETENCION_EN_MINUTOS } from "../horarios/retencion";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { direccionDe, nombreCompleto } from "../especialistas/especialista";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import type { DepsDeCitas } from "../citas/enlaceDeSala";
import type { Espera, OfertaDeEspera } from "./espera";
import { paraQueEs } from "./textos";

interface Propia {
  idPersona: number;
  idEspera: string;
}

/** Next step after accepting an offer: to pay the held time, or to see the moved session. */
const pasoSiguiente = ({ tipo, idCita }: Espera, { idHorario }: OfertaDeEspera) =>
  tipo === "dia" ? { tipo, idHorario: idHorario ?? "" } : { tipo, idCita: idCita ?? "" };

/**
 * Accepts an offered time. For a day, the time becomes an ordinary hold, of ten minutes from now. For an earlier time,
 * the session moves to it by the usual use case. A repeated acceptance gives the same answer.
 */
export function makeAceptarOferta(deps: DepsDeCitas<RepositoriosAlMover>) {
  const { transaccion, now } = deps;
  return ({ idPersona, idEspera }: Propia) =>
    transaccion(async (trx) => {
      const ahora = now();
      const espera = await trx.esperas.deUnaPersona(idEspera, idPersona);
      if (!espera) return refuse("espera-no-existe");
      const oferta = await bloquearOferta(trx, idEspera);
      if (oferta?.estado === "aceptada") return done(pasoSiguiente(espera, oferta));
      if (espera.estado === "terminada") return refuse("espera-terminada");
      if (!seOfrecio(oferta)) return refuse("horario-no-ofrecido");
      if (oferta.estado !== "vigente" || !oferta.idHorario) return refuse("oferta-vencida");
      const horario = await trx.horarios.porId(oferta.idHorario);
      if (!horario || !estaVigente(horario, ahora)) return refuse("oferta-vencida");
      if (!(await trx.esperas.cerrarOferta(oferta.idOferta, "aceptada"))) return refuse("oferta-vencida");
      await trx.esperas.terminar(idEspera, "aceptada", ahora);

      if (espera.tipo === "dia") {
        // With a payment under way the hold keeps its end: that payment was promised the time until then.
        if (!(await trx.reservas.ultimaDelHorario(oferta.idHorario))) {
          await trx.horarios.renovar(oferta.idHorario, sumarMinutos(ahora, RETENCION_EN_MINUTOS), ahora);
        }
        return done(pasoSiguiente(espera, oferta));
      }
      // The offered time is freed for the move in this same transaction, which keeps it locked until its end.
      await soltarOferta(trx, oferta, ahora);
      const pedida = { idPersona, idCita: espera.idCita ?? "", inicio: oferta.inicio };
      const movida = await moverCita(trx, deps, pedida, { ahora, deLaLista: true });
      return movida.ok ? done(pasoSiguiente(espera, oferta)) : refuse(movida.rechazo);
    });
}

/** Declines an offer ("Dejar pasar"). The time goes to the next in the list, and the person keeps the place. */
export function makeDejarPasar({ transaccion, now }: DepsConSitio<"esperas" | "horarios" | "reservas">) {
  return ({ idPersona, idEspera }: Propia) =>
    transaccion(async (trx) => {
      const espera = await trx.esperas.deUnaPersona(idEspera, idPersona);
      if (!espera) return refuse("espera-no-existe");
      const oferta = await bloquearOferta(trx, idEspera);
      if (!seOfrecio(oferta)) return refuse("horario-no-ofrecido");
      if (oferta.estado === "vigente" && (await trx.esperas.cerrarOferta(oferta.idOferta, "rechazada"))) {
        await soltarOferta(trx, oferta, now());
        await trx.esperas.cambiarEstado(idEspera, "ofrecida", "esperando");
      }
      return done(espera);
    });
}

/**
 * The waiting list that the link of a mail leaves, described as in that mail: without names when the person wants
 * discretion. `fin` is set once the person has left the list.
 */
export function makeVerEsperaQueSeDeja({ repos }: Deps<"especialistas" | "esperas" | "preferencias">) {
  return async (idEspera: string) => {
    const espera = await repos.esperas.porId(idEspera);
    if (!espera) return null;
    const [discreta, especialista] = await Promise.all([
      quiereDiscrecion(repos, espera.idPersona),
      repos.especialistas.conAgenda(espera.idEspecialista),
    ]);
    const con = discreta || !especialista ? null : especialista;
    return {
      fin: espera.fin,
      para: paraQueEs(espera) + (con ? `, con ${nombreCompleto(con)}` : ""),
      href: con && direccionDe(con),
    };
  };
}

/** Leaves a waiting list, signed in or by the link of a mail. A repeated request changes nothing. */
export function makeSalirDeEspera({ transaccion, now }: DepsConSitio<"esperas" | "horarios" | "reservas">) {
  return ({ idEspera, idPersona }: { idEspera: string; idPersona?: number | undefined }) =>
    transaccion(async (trx) => {
      const espera =
        idPersona === undefined
          ? await trx.esperas.porId(idEspera)
          : await trx.esperas.deUnaPersona(idEspera, idPersona);
      if (!espera) return refuse("espera-no-existe");
      return done({ yaNoEstaba: !(await cerrarEspera(trx, espera, "salida", now())) });
    });
}

/** Closes a place and its offer. False when the place was closed before. */
export async function cerrarEspera(
  trx: Repos<"esperas" | "horarios" | "reservas">,
  { idEspera }: Espera,
  fin: NonNullable<Espera["fin"]>,
  ahora: Date,
): Promise<boolean> {
  const oferta = await bloquearOferta(trx, idEspera);
  if (oferta?.estado === "vigente" && (await trx.esperas.cerrarOferta(oferta.idOferta, "retirada"))) {
    await soltarOferta(trx, oferta, ahora);
  }
  return trx.esperas.terminar(idEspera, fin, ahora);
}

/** Newest offer to a place, read after its time is locked, so that no other decision about that time runs meanwhile. */
async function bloquearOferta(
  trx: Repos<"esperas" | "horarios">,
  idEspera: string,
): Promise<OfertaDeEspera | null> {
  const vista = await trx.esperas.ultimaOferta(idEspera);
  if (!vista?.idHorario) return vista;
  await trx.horarios.bloquear(vista.idHorario);
  return trx.esperas.ultimaOferta(idEspera);
}

/** True for an offer that was really made: a skipped turn has nothing to answer. */
const seOfrecio = (oferta: OfertaDeEspera | null): oferta is OfertaDeEspera =>
  oferta !== null && oferta.estado !== "saltada";

async function soltarOferta(
  trx: Repos<"horarios" | "reservas">,
  { idHorario }: OfertaDeEspera,
  ahora: Date,
): Promise<void> {
  if (idHorario && (await trx.horarios.liberar(idHorario))) {
    await trx.reservas.cerrarPendientes([idHorario], "anulado", ahora);
  }
}
