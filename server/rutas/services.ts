import { armarRuta } from "../../app/domain/rutas/ruta";
import { makeDisparadorDeRutas } from "../../app/domain/rutas/encuesta";
import { makeAcompanamientoDeRutas } from "../../app/domain/rutas/acompanar";
import { makeFuenteDeRutas } from "../../app/domain/rutas/busqueda";
import { makeRecordarRutas, makePreguntarPorPausas } from "../../app/domain/rutas/recordar";
import { makeHacer } from "../../app/domain/rutas/hacer";
import { makeRecorrer } from "../../app/domain/rutas/recorrer";
import type { Rutas } from "../../app/domain/rutas/repositorio";
import { makeVerRutas } from "../../app/domain/rutas/verRutas";
import type { OpenedContenido } from "../contenido/module";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedCuestionarios } from "../cuestionarios/module";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";
import { leerRutas } from "./escritas";

interface Below {
  contenido: OpenedContenido;
  cuestionarios: OpenedCuestionarios;
  cuentas: OpenedCuentas;
}

export function openRutas(
  { options, deps, depsDe, now }: Base,
  { contenido, cuentas, cuestionarios }: Below,
) {
  const { contenidos } = contenido;
  const publicado = contenido.publicar("rutas", leerRutas, ({ rutas: leidas }) => leidas);
  const escritas = publicado.alDia;
  const todas = async () => {
    const [leidas, coleccion] = await Promise.all([escritas(), contenidos.coleccion()]);
    const ahora = now();
    return leidas.rutas.map((ruta) =>
      armarRuta(ruta, coleccion, cuestionarios.services.idformDelTest, ahora),
    );
  };
  const rutas: Rutas = {
    version: async () => `${(await escritas()).version} ${await contenidos.version()}`,
    publicadas: todas,
    porUid: async (uid) => (await todas()).find((ruta) => ruta.uid === uid) ?? null,
  };
  const llaves = makeSignedIds(options.secretoDeSesion, "recorrido");
  const propias = { ...deps, rutas, planDe: cuentas.planDe };
  const recorrer = makeRecorrer(propias);
  const ver = makeVerRutas({
    ...propias,
    idformDelTest: cuestionarios.services.idformDelTest,
    ponerAlDiaRecorridos: recorrer.ponerAlDiaRecorridos,
  });
  const delReloj = { ...depsDe("reloj"), rutas, planDe: cuentas.planDe };
  const { ponerAlDia, ponerAlDiaRecorridos } = makeRecorrer(delReloj);
  const deRecordar = { ...delReloj, firmar: llaves.sign, ponerAlDia };
  return {
    services: {
      ...recorrer,
      hacer: makeHacer(recorrer),
      ...ver,
      idRecorridoDeLlave: llaves.idOf,
    },
    /** Use cases for jobs, which record the clock as the cause. */
    delReloj: { ponerAlDiaRecorridos },
    contributes: {
      publicados: [publicado],
      programas: [ver.delPlan],
      acompanamientos: [makeAcompanamientoDeRutas(ver)],
      disparadores: [makeDisparadorDeRutas(delReloj)],
      searchable: [makeFuenteDeRutas({ rutas, now })],
      reminders: [makeRecordarRutas(deRecordar)],
    },
    jobs: [{ nombre: "preguntar-por-pausas", cadaSegundos: 60, run: makePreguntarPorPausas(deRecordar) }],
  };
}
