import type { CodigoDePlan } from "../cuentas/perfil/planes";
import type { Deps } from "../shared/puertos";
import type { AvanceDeTest } from "../cuestionarios/repositorio";
import type { ProgramaDePlan } from "../paquetes/planes/programas";
import { estaPublicada, tieneDireccion } from "../contenido/reglas";
import { CLASES_DE_PIEZA } from "./pasosHechos";
import { estadoDe } from "./recorrido";
import type { ProximoTaller } from "./repositorio";
import type { ConRutas, makeRecorrer, RutaDeAlguien } from "./recorrer";
import { detallesDeRuta, direccionDeRuta, esParaElPlan, type Ruta } from "./ruta";

/** Use cases that read the routes, and a person's progress through them. */
export function makeVerRutas({
  repos,
  rutas,
  planDe,
  now,
  idformDelTest,
  ponerAlDiaRecorridos,
}: { idformDelTest: string } & Pick<Deps<"recorridos">, "repos" | "now"> &
  ConRutas &
  Pick<ReturnType<typeof makeRecorrer>, "ponerAlDiaRecorridos">) {
  const publicadas = async () => (await rutas.publicadas()).filter((ruta) => estaPublicada(ruta, now()));

  /** Routes that a person began, latest first, after noting the steps that they did elsewhere. */
  const mias = async (idPersona: number): Promise<RutaDeAlguien[]> =>
    ponerAlDiaRecorridos(idPersona, await repos.recorridos.deLaPersona(idPersona));

  const incluidas = async (idPersona: number, todas: readonly Ruta[]): Promise<ReadonlySet<string>> => {
    const plan = todas.some(({ planes }) => planes.length > 0) ? await planDe(idPersona) : null;
    return new Set(todas.filter((ruta) => esParaElPlan(ruta, plan)).map(({ uid }) => uid));
  };

  return {
    publicadas,
    mias,
    /** Steps that a person has noted in a route, by id; null when they never began it. It notes no others. */
    async hechosEn(idPersona: number, uid: string) {
      const recorridos = await repos.recorridos.deLaPersona(idPersona);
      return recorridos.find(({ recorrido }) => recorrido.uid === uid)?.hechos ?? null;
    },
    /** Pieces that are steps which a person has noted in any route, by uid. It notes no others. */
    async piezasHechas(idPersona: number): Promise<ReadonlySet<string>> {
      const recorridos = await repos.recorridos.deLaPersona(idPersona);
      const hechas = await Promise.all(
        recorridos.map(async ({ recorrido, hechos }) => {
          const pasos = (await rutas.porUid(recorrido.uid))?.pasos ?? [];
          return pasos.flatMap(({ id, de }) =>
            de !== null && hechos.some(({ paso }) => paso === id) ? [de] : [],
          );
        }),
      );
      return new Set(hechas.flat());
    },
    /** Ids of the routes that the plan of a person includes. */
    incluidas,

    /** Routes that belong to a plan and are not open to everybody. */
    delPlan: async (plan: CodigoDePlan): Promise<ProgramaDePlan[]> =>
      (await publicadas())
        .filter((ruta) => ruta.planes.length > 0 && esParaElPlan(ruta, plan))
        .map((ruta) => ({
          titulo: ruta.titulo,
          detalles: detallesDeRuta(ruta),
          href: direccionDeRuta(ruta),
        })),

    /** Finds a route by its address, present or earlier; null when it is not published. */
    porUrl: async (url: string): Promise<Ruta | null> =>
      (await publicadas()).find((ruta) => tieneDireccion(ruta, url)) ?? null,

    porUid: rutas.porUid,

    /**
     * Next workshop of a person, the latest route that they began and have not finished, and how far they are with the
     * test, of which no answer is read. It reads no other route.
     * Steps done elsewhere, such as sessions and tests, are noted when the person opens the route. `comoEsta` notes no
     * steps at all: it saves the reading of what the person watched. `sinGuardados` leaves out workshop places that are kept until
     * they are accepted or paid, for a page that tells of them elsewhere.
     */
    async proximosPasos(
      idPersona: number,
      { comoEsta = false, sinGuardados = false }: { comoEsta?: boolean; sinGuardados?: boolean } = {},
    ): Promise<{ taller: ProximoTaller | null; ruta: RutaDeAlguien | null; test: AvanceDeTest | null }> {
      const { recorridos, ...demas } = await repos.recorridos.conProximoTaller(idPersona, now(), {
        sinGuardados,
        idform: idformDelTest,
      });
      for (const leido of recorridos) {
        if (estadoDe(leido.recorrido) !== "en-curso") continue;
        if (comoEsta) {
          const ruta = await rutas.porUid(leido.recorrido.uid);
          if (ruta) return { ...demas, ruta: { ruta, ...leido } };
          continue;
        }
        const [rutaAlDia] = await ponerAlDiaRecorridos(idPersona, [leido], CLASES_DE_PIEZA);
        if (rutaAlDia && estadoDe(rutaAlDia.recorrido) === "en-curso") return { ...demas, ruta: rutaAlDia };
      }
      return { ...demas, ruta: null };
    },

    /**
     * Routes that go well after a finished one: those that the editor chose, or others of the same themes. None is
     * named twice.
     */
    async rutasSiguientes(idPersona: number, ruta: Ruta): Promise<Ruta[]> {
      const [todas, recorridos] = await Promise.all([publicadas(), repos.recorridos.deLaPersona(idPersona)]);
      const empezadas = new Set(recorridos.map(({ recorrido }) => recorrido.uid));
      const otras = todas.filter(({ uid }) => uid !== ruta.uid && !empezadas.has(uid));
      const rutasIncluidas = await incluidas(idPersona, otras);
      const posibles = otras.filter(({ uid }) => rutasIncluidas.has(uid));
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
