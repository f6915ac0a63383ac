import type { CodigoDePlan } from "../cuentas/perfil/planes";
import type { Deps } from "../shared/puertos";
import type { ProgramaDePlan } from "../paquetes/planes/programas";
import { estaPublicada, tieneDireccion } from "../contenido/reglas";
import { CLASES_DE_PIEZA } from "./loQuePaso";
import { estadoDe } from "./recorrido";
import type { ProximoTaller } from "./repositorio";
import type { ConRutas, makeRecorrer, RutaDeAlguien } from "./recorrer";
import { detallesDeRuta, direccionDeRuta, esParaElPlan, type Ruta } from "./ruta";

/** What somebody may read of the routes, and of their own way through them. */
export function makeVerRutas({
  repos,
  rutas,
  planDe,
  now,
  ponerAlDiaLoLeido,
}: Pick<Deps<"recorridos">, "repos" | "now"> &
  ConRutas &
  Pick<ReturnType<typeof makeRecorrer>, "ponerAlDiaLoLeido">) {
  const publicadas = async () => (await rutas.publicadas()).filter((ruta) => estaPublicada(ruta, now()));

  /** Those that somebody began, the latest first, brought up to date. */
  const mias = async (idPersona: number): Promise<RutaDeAlguien[]> =>
    ponerAlDiaLoLeido(idPersona, await repos.recorridos.deLaPersona(idPersona));

  const incluidas = async (idPersona: number, todas: readonly Ruta[]): Promise<ReadonlySet<string>> => {
    const plan = todas.some(({ planes }) => planes.length > 0) ? await planDe(idPersona) : null;
    return new Set(todas.filter((ruta) => esParaElPlan(ruta, plan)).map(({ uid }) => uid));
  };

  return {
    publicadas,
    mias,
    /** Which of these a person may begin; whose they are is said to everybody. */
    incluidas,

    /** Those that come with a plan and that not everybody may begin. */
    delPlan: async (plan: CodigoDePlan): Promise<ProgramaDePlan[]> =>
      (await publicadas())
        .filter((ruta) => ruta.planes.length > 0 && esParaElPlan(ruta, plan))
        .map((ruta) => ({
          titulo: ruta.titulo,
          detalles: detallesDeRuta(ruta),
          href: direccionDeRuta(ruta),
        })),

    /** Also by an address that it had before; null for one that is not published. */
    porUrl: async (url: string): Promise<Ruta | null> =>
      (await publicadas()).find((ruta) => tieneDireccion(ruta, url)) ?? null,

    porUid: rutas.porUid,

    /**
     * What comes next: the workshop in which they have a place, and the latest route that is under way. Of the others
     * nothing is asked, and of this one only what is read for the same page anyway: what became of a session, a
     * workshop or a test is noted where the route is opened.
     */
    async loQueViene(
      idPersona: number,
    ): Promise<{ taller: ProximoTaller | null; ruta: RutaDeAlguien | null }> {
      const { recorridos, taller } = await repos.recorridos.conProximoTaller(idPersona, now());
      for (const leido of recorridos) {
        if (estadoDe(leido.recorrido) !== "en-curso") continue;
        const [suya] = await ponerAlDiaLoLeido(idPersona, [leido], CLASES_DE_PIEZA);
        if (suya && estadoDe(suya.recorrido) === "en-curso") return { taller, ruta: suya };
      }
      return { taller, ruta: null };
    },

    /** What goes well after one that was ended: what its editor chose, or others of its themes; nothing twice. */
    async loQueSigue(idPersona: number, ruta: Ruta): Promise<Ruta[]> {
      const [todas, recorridos] = await Promise.all([publicadas(), repos.recorridos.deLaPersona(idPersona)]);
      const empezadas = new Set(recorridos.map(({ recorrido }) => recorrido.uid));
      const otras = todas.filter(({ uid }) => uid !== ruta.uid && !empezadas.has(uid));
      const suyas = await incluidas(idPersona, otras);
      const posibles = otras.filter(({ uid }) => suyas.has(uid));
      const elegidas = ruta.sigue.flatMap((url) => posibles.find((otra) => otra.url === url) ?? []);
      const temas = ruta.temas.map(({ url }) => url);
      const parecidas = posibles.filter(
        (otra) => !elegidas.includes(otra) && otra.temas.some(({ url }) => temas.includes(url)),
      );
      const demas = posibles.filter((otra) => !elegidas.includes(otra) && !parecidas.includes(otra));
      return [...elegidas, ...parecidas, ...demas].slice(0, 2);
    },
  };
}
