import { z } from "zod";
import type { Accion, ClaseDeAccion } from "../../historial/accion";
import type { PlanDe } from "../../ventas/cupones/usarCupon";
import { campoDeLinea } from "../../shared/campos";
import { fechaDe, type Fecha } from "../../shared/fechas";
import { buscarPorHuella, type Huella } from "../../shared/huella";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { asistioATaller, estaAbierta, type Campania } from "./campania";
import { calendarioDe, rachasHasta, sePuedeAlcanzar, ultimoDiaVivido } from "./calendario";
import type { Escritas } from "./cerrar";
import { delMes } from "../delMes";
import { textoDelCodigo } from "./codigo";
import type { RechazoDeCampania } from "./rechazos";
import type { Participacion } from "./repositorio";

/** Codes that a person may try in a day. */
const CODIGOS_POR_DIA = 10;

export const formularioDeCodigo = z.object({
  codigo: campoDeLinea("Escribe el código").min(1, "Escribe el código").max(40, "Escribe el código"),
});

/** A person and the challenge in which they take part. */
export interface IdDeParticipacion {
  idPersona: number;
  idCampania: string;
}

const SIN_PARTICIPACION: Participacion = {
  dias: [],
  alcanzadaEn: null,
  validadaEn: null,
  pagadaEn: null,
  monedas: null,
};

interface DepsDeParticipar extends Deps<"campanias" | "intentos" | "pausasDeRacha"> {
  huella: Huella;
  planDe: PlanDe;
  escritas: Escritas;
  /** Opens the challenges of this month, also before the job does it. */
  abrirDelMes: () => Promise<void>;
  /** Activities of a person, of some kinds, from every context. */
  acciones: (idPersona: number, clases: readonly ClaseDeAccion[]) => Promise<readonly Accion[]>;
}

export function makeParticipar({
  repos,
  transaccion,
  now,
  huella,
  planDe,
  escritas,
  abrirDelMes,
  acciones,
}: DepsDeParticipar) {
  const esPara = ({ terminos: { planes } }: Pick<Campania, "terminos">, plan: Awaited<ReturnType<PlanDe>>) =>
    planes === null || (plan !== null && planes.includes(plan));

  /** A challenge in which this person may take part. */
  async function buscar({
    idPersona,
    idCampania,
  }: IdDeParticipacion): Promise<Result<Campania, RechazoDeCampania>> {
    let campania = await repos.campanias.porId(idCampania);
    if (!campania) {
      await abrirDelMes();
      campania = await repos.campanias.porId(idCampania);
    }
    if (!campania) return refuse("campania-no-existe");
    const plan = campania.terminos.planes === null ? null : await planDe(idPersona);
    return esPara(campania, plan) ? done(campania) : refuse("plan-sin-campania");
  }

  /** Locks a challenge that is open, so that it is not closed before the transaction ends. */
  async function tomarAbierta(trx: Repos<"campanias">, idCampania: string) {
    const campania = await trx.campanias.bloquear(idCampania);
    return campania && estaAbierta(campania, now()) ? done(campania) : refuse("campania-cerrada");
  }

  /** Notes that a person reached the goal, the first time that their streak is long enough. */
  async function anotarSiAlcanza(
    trx: Repos<"campanias" | "pausasDeRacha">,
    { idCampania, terminos }: Campania,
    { idPersona, dia }: { idPersona: number; dia: Fecha },
  ) {
    const [participacion, pausas] = await Promise.all([
      trx.campanias.participacion(idCampania, idPersona),
      trx.pausasDeRacha.deLaPersona(idPersona),
    ]);
    if (!participacion || participacion.alcanzadaEn) return done(null);
    const { mejor } = rachasHasta(dia, { dias: new Set(participacion.dias), pausas });
    if (mejor < terminos.dias) return done(null);
    const abierta = await tomarAbierta(trx, idCampania);
    if (!abierta.ok) return abierta;
    await trx.campanias.anotarAlcanzada(idCampania, idPersona, now());
    return done(null);
  }

  return {
    /** Challenges of now in which a person may take part, as they are written: no row is read. */
    async abiertas(idPersona: number) {
      const deAhora = (await escritas()).flatMap((terminos) => {
        const mes = delMes(terminos, now());
        return mes ? [{ idCampania: mes.id, terminos }] : [];
      });
      const conPlan = deAhora.some(({ terminos }) => terminos.planes !== null);
      const plan = conPlan ? await planDe(idPersona) : null;
      return deAhora.filter((campania) => esPara(campania, plan));
    },

    /** Challenge of a person: its terms, the streak, the calendar and what was paid. */
    async estado(id: IdDeParticipacion) {
      const hallada = await buscar(id);
      if (!hallada.ok) return hallada;
      const campania = hallada.value;
      const [participacion, pausas, asistencias] = await Promise.all([
        repos.campanias.participacion(campania.idCampania, id.idPersona),
        repos.pausasDeRacha.deLaPersona(id.idPersona),
        campania.terminos.validacion.includes("taller") ? acciones(id.idPersona, ["taller"]) : [],
      ]);
      const ahora = now();
      const hoy = fechaDe(ahora);
      const { dias, alcanzadaEn, validadaEn, pagadaEn, monedas } = participacion ?? SIN_PARTICIPACION;
      const deLaPersona = { dias: new Set(dias), pausas };
      const { actual, mejor } = rachasHasta(ultimoDiaVivido(campania, ahora), deLaPersona);
      const alcanzada = alcanzadaEn && fechaDe(alcanzadaEn);
      return done({
        campania,
        abierta: estaAbierta(campania, ahora),
        registradoHoy: deLaPersona.dias.has(hoy),
        racha: actual,
        mejorRacha: mejor,
        pausa: pausas.find(({ desde, hasta }) => desde <= hoy && hoy <= hasta) ?? null,
        calendario: calendarioDe(campania, { ...deLaPersona, alcanzada }, ahora),
        dias,
        alcanzadaEn,
        alcanzable: alcanzadaEn !== null || sePuedeAlcanzar(campania, deLaPersona, ahora),
        // The close decides who is validated. An attendance that is noted later counts for nothing.
        validada:
          validadaEn !== null || (campania.cerradaEn === null && asistioATaller(campania, asistencias)),
        pagadaEn,
        monedas,
      });
    },

    /**
     * Registers today, the day of Lima at this instant, once from all devices.
     *
     * @returns The day, and false when it was registered before.
     */
    async registrar(
      id: IdDeParticipacion,
    ): Promise<Result<{ dia: Fecha; nuevo: boolean }, RechazoDeCampania>> {
      const hallada = await buscar(id);
      if (!hallada.ok) return hallada;
      return transaccion<{ dia: Fecha; nuevo: boolean }, RechazoDeCampania>(async (trx) => {
        const ahora = now();
        if (!estaAbierta(hallada.value, ahora)) return refuse("campania-cerrada");
        const dia = fechaDe(ahora);
        const nuevo = await trx.campanias.registrar(id.idCampania, id.idPersona, dia, ahora);
        if (!nuevo) return done({ dia, nuevo });
        const anotada = await anotarSiAlcanza(trx, hallada.value, { idPersona: id.idPersona, dia });
        return anotada.ok ? done({ dia, nuevo }) : anotada;
      });
    },

    /** Validates a person by a code that a place, a workshop or our team gave. */
    async validar({
      codigo,
      ...id
    }: IdDeParticipacion & { codigo: string }): Promise<Result<null, RechazoDeCampania>> {
      const hallada = await buscar(id);
      if (!hallada.ok) return hallada;
      if (!hallada.value.terminos.validacion.includes("codigo")) return refuse("campania-sin-codigo");
      const { idPersona, idCampania } = id;
      const contador = `codigo-de-campania:${idPersona}`;
      const limite = { tope: CODIGOS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
      if ((await repos.intentos.contar(contador, limite, now())) > CODIGOS_POR_DIA) {
        return refuse("demasiados-codigos");
      }
      return transaccion(async (trx) => {
        const abierta = await tomarAbierta(trx, idCampania);
        if (!abierta.ok) return abierta;
        if (!(await trx.campanias.validar(idCampania, idPersona, now()))) return done(null);
        const posibles = huella.posibles(textoDelCodigo(codigo));
        const usado = await buscarPorHuella(posibles, async (una) =>
          (await trx.campanias.usarCodigo(una, idCampania)) ? una : null,
        );
        // The refusal takes back the mark of the validation.
        return usado === null ? refuse("codigo-no-vale") : done(null);
      });
    },
  };
}
