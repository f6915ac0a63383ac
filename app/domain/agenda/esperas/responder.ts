import { moverCita, type LoDeMover } from "../cambios/reprogramarCita";
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

/** What whoever accepted goes on with: a held time to pay, or a session at its new time. */
const loAceptado = ({ tipo, idCita }: Espera, { idHorario }: OfertaDeEspera) =>
  tipo === "dia" ? { tipo, idHorario: idHorario ?? "" } : { tipo, idCita: idCita ?? "" };

/**
 * Takes what is offered. For a day the held time becomes a hold like any other, of ten minutes from now; for an
 * earlier time the session moves to it, by the same use case as any move. Accepting it again answers the same.
 */
export function makeAceptarOferta(deps: DepsDeCitas<LoDeMover>) {
  const { transaccion, now } = deps;
  return ({ idPersona, idEspera }: Propia) =>
    transaccion(async (trx) => {
      const ahora = now();
      const espera = await trx.esperas.deUnaPersona(idEspera, idPersona);
      if (!espera) return refuse("espera-no-existe");
      const oferta = await bloquearOferta(trx, idEspera);
      if (oferta?.estado === "aceptada") return done(loAceptado(espera, oferta));
      if (espera.estado === "terminada") return refuse("espera-terminada");
      if (!seOfrecio(oferta)) return refuse("horario-no-ofrecido");
      if (oferta.estado !== "vigente" || !oferta.idHorario) return refuse("oferta-vencida");
      const horario = await trx.horarios.porId(oferta.idHorario);
      if (!horario || !estaVigente(horario, ahora)) return refuse("oferta-vencida");
      if (!(await trx.esperas.cerrarOferta(oferta.idOferta, "aceptada"))) return refuse("oferta-vencida");
      await trx.esperas.terminar(idEspera, "aceptada", ahora);

      if (espera.tipo === "dia") {
        // A payment that is under way already keeps the time that it was promised.
        if (!(await trx.reservas.ultimaDelHorario(oferta.idHorario))) {
          await trx.horarios.renovar(oferta.idHorario, sumarMinutos(ahora, RETENCION_EN_MINUTOS), ahora);
        }
        return done(loAceptado(espera, oferta));
      }
      // Handed over within this transaction: until it ends nobody else can take what it frees.
      await soltarOferta(trx, oferta, ahora);
      const pedida = { idPersona, idCita: espera.idCita ?? "", inicio: oferta.inicio };
      const movida = await moverCita(trx, deps, pedida, ahora, { deLaLista: true });
      return movida.ok ? done(loAceptado(espera, oferta)) : refuse(movida.rechazo);
    });
}

/** "Dejar pasar": the time goes to the next in line, and the person keeps their place for another. */
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
 * What the link of a mail leaves, in the words that its mail had: who wants it discreet finds nobody's name. `fin` where
 * they are in that line no longer.
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

/** Leaves the line, signed in or by the link of a mail. Leaving again changes nothing. */
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

/** Ends a place, and what was held for it. Answers whether it had not ended before. */
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

/** The newest offer of a place, as it is once its time is locked: whoever else decides about it waits. */
async function bloquearOferta(
  trx: Repos<"esperas" | "horarios">,
  idEspera: string,
): Promise<OfertaDeEspera | null> {
  const vista = await trx.esperas.ultimaOferta(idEspera);
  if (!vista?.idHorario) return vista;
  await trx.horarios.bloquear(vista.idHorario);
  return trx.esperas.ultimaOferta(idEspera);
}

/** A turn that was skipped brought the person nothing to answer. */
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
