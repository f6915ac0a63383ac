import { DATOS_DEL_TEST } from "../../app/domain/consentimientos/politica";
import type { Auditar } from "../../app/domain/shared/actos/auditar";
import type { Repositorios, ReposSinCandado } from "../../app/domain/shared/puertos";
import { makeFuenteDeTests } from "../../app/domain/cuestionarios/busqueda";
import {
  enCuestionarios,
  enFilas,
  makeCerrarDeNuevo,
  type AlmacenCerrado,
} from "../../app/domain/cuestionarios/cerrarDeNuevo";
import { makeVerEncuestasDeEquipo } from "../../app/domain/cuestionarios/encuestas/deEquipo";
import { enEncuestas } from "../../app/domain/cuestionarios/encuestas/almacen";
import { makePasaPorAlgoDelicado, type Cuidado } from "../../app/domain/cuestionarios/encuestas/delicado";
import { makeInvitar, type Disparador } from "../../app/domain/cuestionarios/encuestas/invitar";
import { makeEncuestas } from "../../app/domain/cuestionarios/encuestas/responder";
import { makeDisparadorDeSesiones } from "../../app/domain/cuestionarios/encuestas/sesiones";
import { makeDisparadorDeTalleres } from "../../app/domain/cuestionarios/encuestas/talleres";
import {
  makeVerResultados,
  type ResultadosDeVersion,
} from "../../app/domain/cuestionarios/encuestas/verResultados";
import type { Uso } from "../../app/domain/cuestionarios/leer";
import { makeLlenar } from "../../app/domain/cuestionarios/llenar";
import {
  makeFuenteDeTalleresProximos,
  makeRecomendar,
  type FuenteDeAcompanamiento,
} from "../../app/domain/cuestionarios/recomendaciones";
import type {
  CuestionarioRepository,
  Formularios,
  FormularioVigente,
} from "../../app/domain/cuestionarios/repositorio";
import type { OpenedContenido } from "../contenido/module";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";
import { makeArca, makeArcaDeFilas, type UsoDeArca } from "./arca";
import { DE_CUESTIONARIOS, type CarpetaDeFormularios } from "./escritos";
import { makeFormularios } from "./formularios";

interface Below {
  contenido: OpenedContenido;
}

const makeVerConActo =
  (auditar: Auditar, { ver, exportar }: ReturnType<typeof makeVerResultados>) =>
  ({ operador, idform, csv }: { operador: string; idform: string; csv: boolean }) =>
    auditar<ResultadosDeVersion[] | string, "encuesta-no-existe">(
      { operador, orden: csv ? "encuestas-exportar" : "encuestas-ver", objeto: idform, mueve: "nada" },
      () => (csv ? exportar(idform) : ver(idform)),
    );

const makeCerrarConActo =
  (auditar: Auditar, cerrar: ReturnType<typeof makeCerrarDeNuevo>) =>
  ({ operador }: { operador: string }) =>
    auditar({ operador, orden: "respuestas-cerrar", objeto: "", mueve: "nada" }, cerrar);

/** The forms without the surveys, which are answered at once and are nobody's test. */
function deTest(formularios: Formularios): Formularios {
  const siLoEs = (vigente: FormularioVigente | null) => (vigente?.form.clase === "encuesta" ? null : vigente);
  return {
    ...formularios,
    vigente: async (idform) => siLoEs(await formularios.vigente(idform)),
    enMemoria: (idform) => siLoEs(formularios.enMemoria(idform)),
  };
}

/** Names of the repositories that can keep filled-in forms. */
type Almacen = {
  [N in keyof Repositorios]: Repositorios[N] extends CuestionarioRepository ? N : never;
}[keyof Repositorios];

/** Another use of forms, with a folder, tables and keys of its own. */
interface OtroUso {
  carpeta: CarpetaDeFormularios;
  llave: UsoDeArca;
  almacen: Almacen;
  uso: Uso<keyof Repositorios>;
}

const DEL_TEST: OtroUso = {
  carpeta: DE_CUESTIONARIOS,
  llave: "respuestas",
  almacen: "cuestionarios",
  uso: {
    flujo: "TEST",
    codigo: DATOS_DEL_TEST,
    accesos: {
      respuestas: "respuestas-de-test",
      resultados: "resultados-de-test",
      borradas: "respuestas-de-test-borradas",
    },
  },
};

export function openCuestionarios(
  { options, deps, declared, depsDe, huella, huellaDeRespuestas, auditar, contributed }: Base,
  { contenido }: Below,
) {
  /** Opens the forms of one context: its folder, keys and store, and what that context contributes. */
  function abrirUso({ carpeta, llave, almacen, uso }: OtroUso) {
    const arca = makeArca(options.secretoDeRespuestas, llave);
    const conAlmacen = <R extends ReposSinCandado<Almacen>>(repos: R) => ({
      ...repos,
      cuestionarios: repos[almacen],
    });
    const { publicado, formularios: testsYEncuestas } = makeFormularios({
      ...{ contenido, fijados: deps.repos.formulariosFijados, carpeta },
    });
    const formularios = deTest(testsYEncuestas);
    const repos = conAlmacen(deps.repos);
    const llenar = makeLlenar({
      ...deps,
      repos,
      transaccion: (work) => deps.transaccion((trx) => work(conAlmacen(trx))),
      ...{ formularios, arca, huella, huellaDeRespuestas, uso },
    });
    return {
      arca,
      todos: testsYEncuestas,
      services: { formularios, ...llenar },
      contributes: { publicados: [publicado], almacenes: [enCuestionarios(repos, arca)] },
    };
  }

  const { arca, todos: formularios, services: delTest, contributes: deUso } = abrirUso(DEL_TEST);
  const deFilas = declared.closed.map((uso) =>
    enFilas(deps.repos[uso], makeArcaDeFilas(options.secretoDeRespuestas, uso)),
  );
  const pasaPorAlgoDelicado = makePasaPorAlgoDelicado({ ...deps, cuidados: () => contributed("cuidados") });
  const deEncuestas = { ...deps, formularios, arca, huella, pasaPorAlgoDelicado };
  const idformDelTest = options.idformDelTest ?? "test-de-bienestar";
  const { sign, idOf } = makeSignedIds(options.secretoDeSesion, "encuesta");
  const bajas = makeSignedIds(options.secretoDeSesion, "no-preguntar");
  const delReloj = depsDe("reloj");
  return {
    services: {
      idformDelTest,
      ...delTest,
      encuestas: makeEncuestas(deEncuestas),
      verEncuestasDeEquipo: makeVerEncuestasDeEquipo(deEncuestas),
      idInvitacionDeLlave: idOf,
      idInvitacionDeBaja: bajas.idOf,
      recomendar: makeRecomendar({
        contenidos: contenido.services,
        fuentes: () => contributed("acompanamientos"),
      }),
    },
    abrirUso,
    contributes: {
      ...deUso,
      almacenes: [...deUso.almacenes, enEncuestas(deps.repos.encuestas, arca), ...deFilas],
      disparadores: [
        makeDisparadorDeSesiones(delReloj.repos),
        makeDisparadorDeTalleres({ ...delReloj, coleccion: contenido.contenidos.coleccion }),
      ],
      acompanamientos: [makeFuenteDeTalleresProximos({ ...contenido, now: deps.now })],
      searchable: [makeFuenteDeTests({ formularios: delTest.formularios, idform: idformDelTest })],
    },
    jobs: [
      {
        nombre: "invitar-a-encuestas",
        cadaSegundos: 300,
        run: makeInvitar({
          ...{ ...delReloj, pasaPorAlgoDelicado, formularios },
          disparadores: () => contributed("disparadores"),
          llaves: { firmar: sign, firmarBaja: bajas.sign },
        }),
      },
    ],
    acts: {
      encuestas: { ver: makeVerConActo(auditar, makeVerResultados(deEncuestas)) },
      respuestas: {
        cerrar: makeCerrarConActo(
          auditar,
          makeCerrarDeNuevo(() => contributed("almacenes")),
        ),
      },
    },
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Tables encrypted with the keys for answers, which the renewal of those keys encrypts again. */
    almacenes: AlmacenCerrado;
    /** Occasions for a survey. */
    disparadores: Disparador;
    /** Reasons to send no survey. */
    cuidados: Cuidado;
    /** Sources of the routes and workshops that a person may begin after a test. */
    acompanamientos: FuenteDeAcompanamiento;
  }
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Id of the form that is the wellness test. */
    idformDelTest?: string;
  }
  interface Acts {
    encuestas: { ver: ReturnType<typeof makeVerConActo> };
    respuestas: { cerrar: ReturnType<typeof makeCerrarConActo> };
  }
}
