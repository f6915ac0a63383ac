import { fechaDe, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { girosDelDia, rechazoAlJugador } from "./jugar";
import type { RechazoDeRuleta } from "./rechazos";
import type { InicioDeRonda } from "./repositorio";
import { PARTES, partesSinPremio, tramosDe, type PremioConExistencias, type Ronda } from "./ronda";

const JUGADAS_A_LA_VISTA = 20;
const RONDAS_A_LA_VISTA = 12;
/** Plays of one page of the public list. */
const JUGADAS_POR_PAGINA = 1000;

/** Percent of a play, with one place more than the smallest odds need. */
const enPorcentaje = (partes: number, de = PARTES) => (100 * partes) / de;

/**
 * Odds of a round now. A play that falls on a prize that is gone costs no turn, so the rest share its parts: `ahora` is
 * the chance of a turn, and `publicado` the one with which the round opened.
 */
function probabilidades(premios: readonly PremioConExistencias[]) {
  const quedan = (premio: PremioConExistencias) => premio.quedan !== 0;
  const vivas =
    PARTES - premios.filter((premio) => !quedan(premio)).reduce((suma, { partes }) => suma + partes, 0);
  const linea = (partes: number, hay: boolean) => ({
    publicado: enPorcentaje(partes),
    ahora: hay && vivas > 0 ? enPorcentaje(partes, vivas) : 0,
  });
  return {
    premios: premios.map((premio) => ({
      ...{ uid: premio.uid, nombre: premio.nombre, partes: premio.partes, quedan: premio.quedan },
      unoPorPersona: premio.unoPorPersona,
      ...linea(premio.partes, quedan(premio)),
    })),
    sinPremio: linea(partesSinPremio(premios), true),
  };
}

interface DepsDeVer extends Deps<"jugadasDeRuleta" | "rondasDeRuleta"> {
  /** Gives a person the turns of the days on which they did something, and says which days these are. */
  girosAlDia: (ronda: Ronda, idPersona: number) => Promise<Fecha[]>;
  /** Company that organises the rounds, with its tax number. */
  organiza: string;
}

export function makeVerRuleta({ repos, now, girosAlDia, organiza }: DepsDeVer) {
  /** Terms of a round that everybody may read. */
  const rondaPublica = ({ idRonda, terminos, lista, compromiso, semilla, ...ronda }: Ronda) => ({
    ...{ idRonda, titulo: terminos.titulo, bases: terminos.bases, organiza, lista, compromiso, semilla },
    ...{ desde: ronda.desde, hasta: ronda.hasta, jugadas: ronda.jugadas, ultimo: ronda.ultimo },
  });
  return {
    /**
     * The roulette of a person: `disponible` says that a round is open, `puedeJugar` that a play would be taken now,
     * and `premios` the odds and what is left. Null when there is no round.
     */
    async ver(idPersona: number) {
      const ahora = now();
      const ronda = await repos.rondasDeRuleta.abierta(ahora);
      if (!ronda) return null;
      const [{ preferencias, giros }, dias, jugadas] = await Promise.all([
        repos.jugadasDeRuleta.jugador(ronda.idRonda, idPersona),
        girosAlDia(ronda, idPersona),
        repos.jugadasDeRuleta.deLaPersona(ronda.idRonda, idPersona, JUGADAS_A_LA_VISTA),
      ]);
      const usados = giros.filter(({ usado }) => usado).map(({ dia }) => dia);
      const ganados = new Set([...dias, ...giros.map(({ dia }) => dia)]);
      const libres = ganados.size - usados.length;
      const hoy = jugadas.filter(({ dia, gasta }) => gasta && dia === fechaDe(ahora)).length;
      const quedanHoy = Math.max(0, girosDelDia(ronda, preferencias) - hoy);
      const motivo = motivoDeNoJugar(rechazoAlJugador(preferencias, ahora), libres, quedanHoy);
      return {
        ...{ puedeJugar: motivo === null, motivo, ronda: rondaPublica(ronda), preferencias },
        ...probabilidades(ronda.premios),
        ...{ giros: libres, quedanHoy, jugadas },
        /** Word of the person in this round; null before their first play. */
        palabra: jugadas[0]?.palabraPropia ?? null,
      };
    },

    /** Objects of a person that wait to be picked up, whatever the round in which they won them. */
    porRecoger: (idPersona: number) => repos.jugadasDeRuleta.porRecoger(idPersona),

    /** First instant after the open round, at which its turns end; null when there is no round. */
    finDeLosGiros: async () => (await repos.rondasDeRuleta.abierta(now()))?.hasta ?? null,

    /** Ended rounds of a person, so that they check their plays with the published seed. */
    rondasAnteriores: (idPersona: number) =>
      repos.jugadasDeRuleta.rondasJugadas(idPersona, now(), RONDAS_A_LA_VISTA),

    /** Rounds before and after a round. */
    rondasVecinas: (ronda: InicioDeRonda) => repos.rondasDeRuleta.vecinas(ronda),

    /** A round with what everybody may check; its seed once it ended. */
    async verRonda(idRonda: string) {
      const ronda = await repos.rondasDeRuleta.porId(idRonda);
      if (!ronda) return refuse("ruleta-cerrada");
      const tramos = tramosDe(ronda.terminos.premios);
      const premios = await repos.rondasDeRuleta.premios(ronda);
      return done({ ...rondaPublica(ronda), tramos, ...probabilidades(premios) });
    },

    /** Public list of a round after a place, in the order of its chain. */
    verJugadas: (idRonda: string, despuesDe: number) =>
      repos.jugadasDeRuleta.publicas(idRonda, despuesDe, JUGADAS_POR_PAGINA),
  };
}

function motivoDeNoJugar(
  delJugador: RechazoDeRuleta | null,
  libres: number,
  quedanHoy: number,
): RechazoDeRuleta | null {
  if (delJugador) return delJugador;
  if (libres === 0) return "sin-giros";
  return quedanHoy === 0 ? "limite-del-dia" : null;
}
