import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { makeBorradores } from "../../../app/domain/reclamos/borradores";
import { makeConsultar } from "../../../app/domain/reclamos/consultar";
import { makeRegistrar } from "../../../app/domain/reclamos/registrar";
import type { Libro, LibroConfigurado } from "../../../app/domain/reclamos/registro";
import { makeLeerHoja } from "../../../app/domain/reclamos/leerHoja";
import { makeLibro } from "../../../app/domain/reclamos/libro";
import { DIAS_DE_REGIMEN } from "../../../app/domain/reclamos/plazo";
import { makeAnonimizarHojas, makeAvisarVencimientos } from "../../../app/domain/reclamos/trabajos";
import { makeCola } from "../../platform/cola";
import { enBloques, makeCofre } from "../../platform/cofre";
import { sha256 } from "../../platform/digest";
import { HOJA_EN_PDF, papelDe, type Papel } from "../../../app/domain/reclamos/papel";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { endpoints } from "./api";
import { makeBorradorRepository } from "./borradores";
import { makeTextosDeLibro } from "./closed";
import { makeEnlaces } from "./enlaces";
import { makeImprenta } from "./imprenta/imprenta";
import { personalData } from "./personalData";
import { makeHojaRepository } from "./repository";
import { routes } from "./routes";
import { tables } from "./tables";

const LLAVE_EN_BYTES = 32;
/** Sheets that wait to be drawn in a process: some 30 ms of CPU each. */
const PAPELES_EN_COLA = 8;

const LIBRO_POR_DEFECTO: LibroConfigurado = {
  regimen: "INDECOPI",
  plazoEnDias: DIAS_DE_REGIMEN.INDECOPI,
  correo: null,
  establecimiento: "WEB-001",
};

function libroDe({ empresa, reclamos = LIBRO_POR_DEFECTO }: Base["options"]): Libro {
  const { establecimiento, ...libro } = reclamos;
  return { ...libro, proveedor: { ...empresa, establecimiento } };
}

const urlDeEquipoDe = ({ urlDeEquipo }: Base["options"]) => urlDeEquipo ?? "http://localhost:3001";

const llaves = {
  nueva: () => randomBytes(LLAVE_EN_BYTES).toString("base64url"),
  idDe: sha256,
  cerrar: (llave: string, texto: string) =>
    makeCofre(llave, "borradores-de-reclamo").cerrar(enBloques(texto), sha256(llave)),
  abrir: (llave: string, cerrado: string) =>
    makeCofre(llave, "borradores-de-reclamo").abrir(cerrado, sha256(llave)),
};

function abrirHojas({ options, deps, huella }: Base) {
  const libro = libroDe(options);
  const urlDeEquipo = urlDeEquipoDe(options);
  const { enlaceDe, enlaceDePdf, codigoDe } = makeEnlaces(options.secretoDeSesion);
  const borradores = makeBorradores({ ...deps, huella, llaves });
  const consultar = makeConsultar({ ...deps, huella, codigoDe });
  return {
    borradores,
    registrar: makeRegistrar({ ...deps, huella, resumir: sha256, libro, borradores, enlaceDe, urlDeEquipo }),
    consultar,
    /** Address of a sheet with the key that opens it, as a path. */
    enlaceDeHoja: enlaceDe,
    /** Address of the PDF of a sheet, with the same key. */
    enlaceDePdf,
    /** Draws sheets for pages, one at a time; refuses with `NoDisponible` when too many wait. */
    imprenta: { ...imprenta, imprimir: (papel: Papel) => porTurnos(() => imprimirTrasOtros(papel)) },
    /** Provider and term that a new sheet gets. */
    libroDeHoy: { proveedor: libro.proveedor, plazoEnDias: libro.plazoEnDias },
  };
}

const imprenta = makeImprenta();
const porTurnos = makeCola(1, PAPELES_EN_COLA);

/** Drawing keeps the process busy: other requests are answered between two sheets. */
async function imprimirTrasOtros(papel: Papel) {
  await setImmediate();
  return imprenta.imprimir(papel);
}

/** Sheets of the complaints book, from their draft until they are anonymised. */
export const hojas = {
  tables,
  personalData,
  closed: ["hojas"],
  actions: { "reclamo-leido": "Se abrió un reclamo tuyo para responderlo" },
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    borradoresDeReclamo: makeBorradorRepository(db),
    hojas: makeHojaRepository(db, makeTextosDeLibro(secretoDeRespuestas, "hojas")),
  }),
  services: abrirHojas,
  acts: ({ options, depsDe, auditar }: Base) => ({
    libroDeReclamaciones: makeLibro({
      ...depsDe("operador"),
      auditar,
      leerHoja: makeLeerHoja(depsDe("operador")),
      ...makeEnlaces(options.secretoDeSesion),
    }),
  }),
  jobs: ({ options, depsDe }: Base) => [
    {
      nombre: "avisar-vencimientos-de-reclamos",
      cadaSegundos: 600,
      run: makeAvisarVencimientos({
        ...depsDe("reloj"),
        libro: libroDe(options),
        urlDeEquipo: urlDeEquipoDe(options),
      }),
    },
    { nombre: "anonimizar-hojas", cadaSegundos: 3600, run: makeAnonimizarHojas(depsDe("reloj")) },
  ],
  attachments: {
    async [HOJA_EN_PDF](repos, codigo) {
      const hoja = await repos.hojas.porCodigo(codigo);
      if (!hoja) return null;
      const papel = papelDe({ hoja, respuestas: await repos.respuestasDeReclamo.deLaHoja(hoja.idHoja) });
      return papel && imprenta.imprimir(papel);
    },
  },
  endpoints,
  routes,
} satisfies Noun;

declare module "../../platform/services" {
  interface ServicesOptions {
    /** Complaints book; without it the regime of INDECOPI, and no mailbox. */
    reclamos?: LibroConfigurado;
  }
  interface Acts {
    libroDeReclamaciones: ReturnType<typeof makeLibro>;
  }
}
