import { DATOS_DEL_TEST } from "../../app/domain/consentimientos/politica";
import type { Auditar } from "../../app/domain/shared/actos/auditar";
import type { Repositorios } from "../../app/domain/shared/puertos";
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
import { llavesDe, type Base } from "../platform/services";
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

/** Another use of forms, with a folder, tables and keys of its own. */
interface OtroUso {
  carpeta: CarpetaDeFormularios;
  llave: UsoDeArca;
  almacen: (repos: Repositorios) => CuestionarioRepository;
  uso: Uso<keyof Repositorios>;
}

const DEL_TEST: OtroUso = {
  carpeta: DE_CUESTIONARIOS,
  llave: "respuestas",
  almacen: ({ cuestionarios }) => cuestionarios,
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
  { options, deps, declared, depsDe, huella, huellaDeRespuestas, auditar }: Base,
  { contenido }: Below,
) {
  const almacenes: AlmacenCerrado[] = [];

  function abrirUso({ carpeta, llave, almacen, uso }: OtroUso) {
    const arca = makeArca(llavesDe(options), llave);
    const conAlmacen = (repos: Repositorios): Repositorios => ({ ...repos, cuestionarios: almacen(repos) });
    const testsYEncuestas = makeFormularios({ contenido, fijados: deps.repos.formulariosFijados, carpeta });
    const formularios = deTest(testsYEncuestas);
    const repos = conAlmacen(deps.repos);
    almacenes.push(enCuestionarios(repos.cuestionarios, arca));
    const llenar = makeLlenar({
      ...deps,
      repos,
      transaccion: (work) => deps.transaccion((trx) => work(conAlmacen(trx))),
      ...{ formularios, arca, huella, huellaDeRespuestas, uso },
    });
    return { arca, todos: testsYEncuestas, services: { formularios, ...llenar } };
  }

  const { arca, todos: formularios, services: delTest } = abrirUso(DEL_TEST);
  almacenes.push(enEncuestas(deps.repos.encuestas, arca));
  for (const uso of declared.closed) {
    almacenes.push(enFilas(deps.repos[uso], makeArcaDeFilas(options.secretoDeRespuestas, uso)));
  }
  const cuidados: Cuidado[] = [];
  const pasaPorAlgoDelicado = makePasaPorAlgoDelicado({ ...deps, cuidados });
  const deEncuestas = { ...deps, formularios, arca, huella, pasaPorAlgoDelicado };
  const idformDelTest = options.idformDelTest ?? "test-de-bienestar";
  const { sign, idOf } = makeSignedIds(options.secretoDeSesion, "encuesta");
  const bajas = makeSignedIds(options.secretoDeSesion, "no-preguntar");
  const delReloj = depsDe("reloj");
  const disparadores: Disparador[] = [
    makeDisparadorDeSesiones(delReloj.repos),
    makeDisparadorDeTalleres({ ...delReloj, coleccion: contenido.contenidos.coleccion }),
  ];
  const fuentes: { ruta?: FuenteDeAcompanamiento; taller: FuenteDeAcompanamiento } = {
    taller: makeFuenteDeTalleresProximos({ ...contenido, now: deps.now }),
  };
  return {
    services: {
      idformDelTest,
      ...delTest,
      encuestas: makeEncuestas(deEncuestas),
      verEncuestasDeEquipo: makeVerEncuestasDeEquipo(deEncuestas),
      idInvitacionDeLlave: idOf,
      idInvitacionDeBaja: bajas.idOf,
      recomendar: makeRecomendar({ contenidos: contenido.services, fuentes }),
    },
    abrirUso: (uso: OtroUso) => abrirUso(uso).services,
    /** Lets another context add an occasion for a survey. `callarTambien` adds a reason not to send one. */
    preguntarTambien: (disparador: Disparador) => disparadores.push(disparador),
    callarTambien: (cuidado: Cuidado) => cuidados.push(cuidado),
    /** Lets the context of routes, which depends on this one, name the routes that a person may begin. */
    recomendarRutas: (fuente: FuenteDeAcompanamiento) => (fuentes.ruta = fuente),
    /** Adds a table encrypted with the keys for answers, so that the renewal of those keys covers it. */
    cerrarTambien: (almacen: AlmacenCerrado) => almacenes.push(almacen),
    searchable: [makeFuenteDeTests({ formularios: delTest.formularios, idform: idformDelTest })],
    jobs: [
      {
        nombre: "invitar-a-encuestas",
        cadaSegundos: 300,
        run: makeInvitar({
          ...{ ...delReloj, disparadores, pasaPorAlgoDelicado, formularios },
          llaves: { firmar: sign, firmarBaja: bajas.sign },
        }),
      },
    ],
    acts: {
      encuestas: { ver: makeVerConActo(auditar, makeVerResultados(deEncuestas)) },
      respuestas: { cerrar: makeCerrarConActo(auditar, makeCerrarDeNuevo(almacenes)) },
    },
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Id of the form that is the wellness test. */
    idformDelTest?: string;
  }
  interface Services {
    cuestionarios: ReturnType<typeof openCuestionarios>["services"];
  }
  interface Acts {
    encuestas: { ver: ReturnType<typeof makeVerConActo> };
    respuestas: { cerrar: ReturnType<typeof makeCerrarConActo> };
  }
}
