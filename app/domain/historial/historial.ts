import { seTuvo } from "../agenda/citas/cita";
import type { Contenidos } from "../contenido/repositorio";
import type { Rutas } from "../rutas/repositorio";
import { calendarioDeRacha } from "../shared/calendarioDeRacha";
import { diaDeSemana, fechaDe, instanteDe, sumarDias, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { DIAS_DE_PAUSA_DE_RACHA, pausaDe } from "../shared/rachas";
import { direccionDeFecha } from "../talleres/inscripciones/direcciones";
import { done, refuse, type Result } from "../shared/result";
import { asistio, cuandoFueElFin } from "../talleres/inscripciones/inscripcion";
import {
  ACCIONES_PROPIAS,
  CLASES_DE_ACCION,
  diasParaAnotar,
  type Accion,
  type ClaseDeAccion,
  type AccionPropia,
  type RechazoDeHistorial,
} from "./accion";
import { diaDelLogro, elMasNuevoPrimero, historiaDe, type Logro } from "./logro";
import type { Logros } from "./repositorio";

/** Limit above the number of activities of one kind that a person can have, so that all are read. */
const MUCHAS = 1000;

const NADA_PROPIO = { anotadas: [], logros: [], pausas: [] };

const SEMANAS_DE_ANTES = 4;
/** Weeks from Monday to Sunday that the calendar of a streak shows: that of a day and those before it. */
function semanasHasta(hoy: Fecha): { desde: Fecha; hasta: Fecha } {
  const lunes = sumarDias(hoy, 1 - diaDeSemana(hoy));
  return { desde: sumarDias(lunes, -7 * SEMANAS_DE_ANTES), hasta: sumarDias(lunes, 6) };
}

export type RepositoriosDeHistorial =
  | "accionesPropias"
  | "avances"
  | "citas"
  | "cuestionarios"
  | "inscripciones"
  | "logros"
  | "historial"
  | "pausasDeRacha"
  | "recorridos";

export interface DepsDeHistorial extends Deps<RepositoriosDeHistorial> {
  contenidos: Pick<Contenidos, "coleccion">;
  rutas: Pick<Rutas, "publicadas">;
  logros: Logros;
  /** Forms whose completion appears in the history. */
  formularios: readonly { idform: string; nombre: string }[];
}

/** A person's history, read from the contexts that know it: nothing is stored twice. */
export function makeHistorial(deps: DepsDeHistorial) {
  const { repos, contenidos, rutas, logros, formularios, now } = deps;

  /**
   * Reads the activities of a person once from each context that has some of the kinds, and the records of this
   * context.
   */
  const todoLoDe = async (idPersona: number, clases: readonly ClaseDeAccion[] = CLASES_DE_ACCION) => {
    const ahora = now();
    const inicio = new Date(0);
    const [{ piezas }, todas, { vistos, descargas }, lugares, citas, tests, recorridos, propio] =
      await Promise.all([
        contenidos.coleccion(),
        rutas.publicadas(),
        repos.avances.actividad(idPersona),
        repos.inscripciones.deLaPersona(idPersona, { desde: inicio, hasta: ahora }),
        clases.includes("sesion") ? repos.citas.paraHistorial(idPersona, ahora, MUCHAS) : [],
        Promise.all(
          formularios.map(async ({ idform, nombre }) =>
            (await repos.cuestionarios.terminados(idPersona, idform, MUCHAS)).map((cuestionario) => ({
              ...cuestionario,
              nombre,
            })),
          ),
        ),
        repos.recorridos.deLaPersona(idPersona),
        clases.includes("propia") ? repos.historial.de(idPersona) : NADA_PROPIO,
      ]);
    const tituloDe = (uid: string, si: string) => piezas.find((pieza) => pieza.uid === uid)?.titulo ?? si;
    const rutaDe = (uid: string) => todas.find((ruta) => ruta.uid === uid)?.titulo ?? "una ruta";
    const acciones: Accion[] = [
      ...vistos.map(({ uid, dia, vistoEn, marcado }): Accion => ({
        clase: "video",
        clave: `video:${uid}:${dia}`,
        titulo: tituloDe(uid, "Un video"),
        momento: vistoEn,
        ...(marcado && { marcada: true }),
      })),
      ...descargas.map(({ uid, dia, descargadaEn }): Accion => ({
        clase: "herramienta",
        clave: `herramienta:${uid}:${dia}`,
        titulo: tituloDe(uid, "Una herramienta"),
        momento: descargadaEn,
      })),
      ...lugares
        .filter((lugar) => asistio(lugar, ahora))
        .map(({ inscripcion, fecha }): Accion => ({
          clase: "taller",
          clave: `taller:${inscripcion.idInscripcion}`,
          titulo: fecha.titulo,
          momento: cuandoFueElFin(fecha),
          href: direccionDeFecha(fecha),
        })),
      ...citas
        .filter((cita) => seTuvo(cita, ahora))
        .map(({ idCita, especialidad, fin }): Accion => ({
          clase: "sesion",
          clave: `sesion:${idCita}`,
          titulo: `Sesión de ${especialidad}`,
          momento: fin,
        })),
      ...tests
        .flat()
        .flatMap(({ uuidForm, nombre, terminadoEn }): Accion[] =>
          terminadoEn
            ? [{ clase: "test", clave: `test:${uuidForm}`, titulo: nombre, momento: terminadoEn }]
            : [],
        ),
      // A step that was done on another page already appears in the history as the activity there.
      ...recorridos.flatMap(({ recorrido: { uid }, hechos: pasos }) =>
        pasos
          .filter(({ como }) => como === "dicho")
          .map(({ paso, titulo, hechoEn }): Accion => ({
            clase: "paso",
            clave: `paso:${uid}:${paso}`,
            titulo: `${titulo} · ${rutaDe(uid)}`,
            momento: hechoEn,
          })),
      ),
      ...recorridos.flatMap(({ recorrido: { uid, idRecorrido, terminadoEn } }): Accion[] =>
        terminadoEn
          ? [{ clase: "ruta", clave: `ruta:${idRecorrido}`, titulo: rutaDe(uid), momento: terminadoEn }]
          : [],
      ),
      ...propio.anotadas.map(({ que, dia, anotadaEn }): Accion => ({
        clase: "propia",
        clave: `propia:${que}:${dia}`,
        titulo: ACCIONES_PROPIAS[que],
        ...(fechaDe(anotadaEn) === dia
          ? { momento: anotadaEn }
          : { momento: instanteDe(dia, "12:00"), sinHora: true }),
      })),
    ];
    return { acciones, ...propio };
  };

  return {
    /** Activities of a person, of the kinds that are asked for. */
    acciones: async (idPersona: number, clases?: readonly ClaseDeAccion[]): Promise<Accion[]> =>
      (await todoLoDe(idPersona, clases)).acciones.filter(({ clase }) => clases?.includes(clase) ?? true),

    /** Notes an activity that no other context knows. Repeating it changes nothing. */
    async anotar({
      idPersona,
      que,
      dia,
    }: {
      idPersona: number;
      que: AccionPropia;
      dia?: string | undefined;
    }): Promise<Result<{ nueva: boolean }, RechazoDeHistorial>> {
      const ahora = now();
      const suDia = dia ?? fechaDe(ahora);
      if (!diasParaAnotar(ahora).some((fecha) => fecha.dia === suDia)) return refuse("dia-fuera-de-plazo");
      return done({
        nueva: await repos.accionesPropias.anotar(idPersona, { que, dia: suDia, anotadaEn: ahora }),
      });
    },

    /** Achievements of a person, reached and open, their streak, and the calendar of its last weeks. */
    async logros(idPersona: number) {
      const ahora = now();
      const hoy = fechaDe(ahora);
      const [{ acciones, logros: guardados, pausas }, escritos] = await Promise.all([
        todoLoDe(idPersona),
        logros.publicados(),
      ]);
      const historia = historiaDe(acciones, pausas, hoy);
      const nuevos = escritos.flatMap((escrito): Logro[] => {
        if (guardados.some(({ uid }) => uid === escrito.uid)) return [];
        const dia = diaDelLogro(escrito, historia);
        const { uid, titulo, razon } = escrito;
        return dia === null ? [] : [{ uid, titulo, razon, dia }];
      });
      for (const nuevo of nuevos) await repos.logros.guardar(idPersona, nuevo);
      const logrados = [...guardados, ...nuevos].sort(elMasNuevoPrimero);
      const pausa = pausaDe(hoy, pausas) ?? null;
      return {
        logrados: logrados.map((logro) => ({
          ...logro,
          // An editor's other words may belong to another rule: the badge must not contradict what was reached.
          regla:
            escritos.find(({ uid, titulo }) => uid === logro.uid && titulo === logro.titulo)?.regla ?? null,
        })),
        porVenir: escritos.filter(({ uid }) => !logrados.some((logro) => logro.uid === uid)),
        racha: historia.rachas.get(hoy) ?? 0,
        pausa,
        calendario: calendarioDeRacha(
          { ...semanasHasta(hoy), rachaDe: hoy, hoy },
          { dias: new Set(historia.dias), pausas },
        ),
      };
    },

    /** Pauses the streak of a person from today on, for a month at most. The person may end the pause earlier. */
    async pausarRacha(idPersona: number) {
      const hoy = fechaDe(now());
      const pausa = { desde: hoy, hasta: sumarDias(hoy, DIAS_DE_PAUSA_DE_RACHA - 1) };
      await repos.pausasDeRacha.abrir(idPersona, pausa);
    },
    /** Ends the pause of the streak, with yesterday as its last day. */
    seguirRacha: (idPersona: number) => repos.pausasDeRacha.cerrar(idPersona, sumarDias(fechaDe(now()), -1)),
  };
}
