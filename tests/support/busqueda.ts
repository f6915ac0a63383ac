import { makeFuenteDeEspecialistas } from "../../app/domain/agenda/especialistas/busqueda";
import { makeFuenteDeTalleres } from "../../app/domain/talleres/busqueda";
import { makeFuenteDeSorteos } from "../../app/domain/consentimientos/sorteos/busqueda";
import { lugaresDelSitio } from "../../app/domain/busqueda/lugares";
import { preguntasFrecuentes } from "../../app/domain/busqueda/preguntasFrecuentes";
import { makeBusqueda } from "../../app/domain/busqueda/buscar";
import { makeFuentesDeContenido } from "../../app/domain/contenido/busqueda";
import { makeFuenteDeRutas } from "../../app/domain/rutas/busqueda";
import { armarRuta } from "../../app/domain/rutas/ruta";
import { fechaDe } from "../../app/domain/shared/fechas";
import { fuenteDeArchivos } from "../../server/contenido/archivos";
import { hacerIndice } from "../../server/busqueda/indice";
import { leerRutas } from "../../server/rutas/escritas";
import { revisar } from "../../server/contenido/revisar";
import { ESPECIALIDADES } from "../../server/seed/contenido/especialidades";
import { especialistasDeDemostracion } from "../../server/seed/contenido/especialistas/especialistasDeDemostracion";

const DESPUES_DE_PUBLICAR = new Date("2100-01-01T00:00:00Z");

const SORTEO = {
  ...{ idSorteo: "de-diciembre", premio: "Un celular de gama media, libre de operador", existencias: 1 },
  ...{ organizador: "Empresa de Demostración S.A.C.", ruc: "20000000001", fuentePublica: "Una lotería" },
  desde: new Date("2026-11-28T13:00:00Z"),
  hasta: new Date("2026-12-28T13:00:00Z"),
  sorteoEn: new Date("2027-01-04T13:00:00Z"),
};

/**
 * Opens the search over real content: a prize draw, the editors' content, the routes and the specialists of the
 * demonstration.
 */
export async function busquedaDeVerdad() {
  const { coleccion } = revisar(await fuenteDeArchivos("app/content").leer());
  const contenidos = { coleccion: async () => coleccion };
  const especialistas = especialistasDeDemostracion(fechaDe(DESPUES_DE_PUBLICAR));
  const leidas = await leerRutas("app/content", null);
  const deRutas = leidas.valor.rutas.map((ruta) =>
    armarRuta(ruta, coleccion, "test-de-bienestar", DESPUES_DE_PUBLICAR),
  );
  const rutas = { version: async () => "", publicadas: async () => deRutas, porUid: async () => null };
  const repos = {
    especialistas: {
      todos: async () => especialistas,
      conAgenda: async () => null,
      destinatario: async () => null,
    },
    especialidades: { todas: async () => ESPECIALIDADES },
  };
  const sorteos = { comenzados: async () => [SORTEO] };
  const fuentes = [
    lugaresDelSitio,
    makeFuenteDeSorteos({ repos: { sorteos }, now: () => DESPUES_DE_PUBLICAR }),
    makeFuenteDeEspecialistas({ repos }),
    ...makeFuentesDeContenido({ contenidos, now: () => DESPUES_DE_PUBLICAR }),
    makeFuenteDeTalleres({ contenidos, now: () => DESPUES_DE_PUBLICAR }),
    makeFuenteDeRutas({ rutas, now: () => DESPUES_DE_PUBLICAR }),
    preguntasFrecuentes,
  ];
  return { coleccion, ...makeBusqueda({ fuentes: () => fuentes, contenidos, hacerIndice }) };
}
