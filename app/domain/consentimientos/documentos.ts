import { CONSENTIMIENTOS } from "./direcciones";
import { esBasesDeUnSorteo } from "./sorteos/direcciones";
import { rutaPropia } from "../shared/navegacion/destino";
import { esArchivoDeDocumento, herramientaDeHoja } from "../shared/navegacion/documentos";
import {
  CUA,
  DATOS_DE_SALUD,
  DATOS_DE_SALUD_MENTAL,
  DATOS_DEL_ESCANER,
  DATOS_DEL_TEST,
  type Flujo,
} from "./politica";

interface ConNombre {
  titulo: string;
  ruta: string;
}

/** A text that has a page of its own, with its versions. */
interface TextoConPagina extends ConNombre {
  flujo: Flujo;
  codigo: string;
  /** Description for search engines and link previews. */
  descripcion: string;
  /** Link for a person who wants another setting, with the words before it. */
  seCambia?: { texto: string; enlace: string; href: string };
  /** Shown as information, never accepted. */
  informativo?: true;
}

const enPrivacidad = (texto: string) => ({
  texto: `${texto}, en`,
  enlace: "Privacidad",
  href: CONSENTIMIENTOS,
});

/**
 * The texts that have a page, by the name that the viewer knows them by: their routes, who may open them and their
 * page are made from this table. A new text is one entry here.
 */
export const TEXTOS = {
  terminos: {
    titulo: "Términos y condiciones",
    ruta: "/terminos-y-condiciones",
    flujo: "REGISTRO",
    codigo: "TYC",
    descripcion:
      "Las reglas de Bienestar en palabras claras: tu cuenta, tus sesiones, tus pagos y qué cambió en cada versión.",
  },
  "usos-adicionales": {
    titulo: "Consentimiento de usos adicionales",
    ruta: "/consentimiento-usos-adicionales",
    flujo: "REGISTRO",
    codigo: CUA,
    descripcion:
      "Qué aceptas si nos dejas contarte novedades y beneficios. Es opcional y lo retiras cuando quieras.",
    seCambia: enPrivacidad("Es opcional y se retira con la misma facilidad con que se da"),
  },
  privacidad: {
    titulo: "Cómo cuidamos tus datos",
    ruta: "/privacidad",
    flujo: "REGISTRO",
    codigo: "PRIVACIDAD",
    descripcion:
      "Qué datos tuyos guardamos, para qué, por cuánto tiempo y cómo verlos, corregirlos o borrarlos.",
    seCambia: {
      texto: "La medición del uso está apagada mientras no la enciendas, en",
      enlace: "medición del uso",
      href: "/privacidad/medicion",
    },
    informativo: true,
  },
  "datos-de-salud": {
    titulo: "Tus datos de salud en las sesiones",
    ruta: "/privacidad/datos-de-salud",
    flujo: "SESION",
    codigo: DATOS_DE_SALUD,
    descripcion:
      "Qué datos de salud compartes al reservar una sesión, para qué se usan y cómo retirar tu permiso.",
    seCambia: enPrivacidad("Se pide al reservar y se retira cuando quieras"),
  },
  "datos-del-test": {
    titulo: "Tus respuestas del Test de bienestar",
    ruta: "/privacidad/test-de-bienestar",
    flujo: "TEST",
    codigo: DATOS_DEL_TEST,
    descripcion:
      "Qué guardamos de lo que respondes en el Test de bienestar, quién lo lee y cómo retirar tu permiso o borrarlo.",
    seCambia: enPrivacidad("Se pide antes de empezar el test y se retira cuando quieras"),
  },
  "datos-de-salud-mental": {
    titulo: "Tus respuestas del programa de salud mental",
    ruta: "/privacidad/programa-salud-mental",
    flujo: "SALUD_MENTAL",
    codigo: DATOS_DE_SALUD_MENTAL,
    descripcion:
      "Qué guardamos de lo que respondes en el programa de salud mental, a quién avisamos si hay peligro y cómo borrarlo.",
    seCambia: enPrivacidad("Se pide antes de la primera pregunta y se retira cuando quieras"),
  },
  "datos-del-escaner": {
    titulo: "Tus mediciones de pulso",
    ruta: "/privacidad/escaner",
    flujo: "ESCANEO",
    codigo: DATOS_DEL_ESCANER,
    descripcion:
      "Qué guardamos cuando mides tu pulso, por cuánto tiempo, quién lo lee y cómo retirar tu permiso o borrarlo.",
    seCambia: enPrivacidad("Se pide antes de guardar la primera medición y se retira cuando quieras"),
  },
} as const satisfies Record<string, TextoConPagina>;

export const TEXTOS_CON_PAGINA: readonly TextoConPagina[] = Object.values(TEXTOS);

/** Title of a consent's text, on its page and where it is read before answering. */
export const nombreDeTexto = ({ codigo, titulo }: { codigo: string; titulo: string }): string =>
  TEXTOS_CON_PAGINA.find((texto) => texto.codigo === codigo)?.titulo ?? titulo;

/** Leads to the rules of the last draw, on a page with more than a text. */
export const BASES = {
  titulo: "Bases del sorteo",
  ruta: "/sorteo/bases",
  descripcion:
    "Quién organiza el sorteo, qué se sortea, hasta cuándo participas y cómo se elige a quien gana.",
} as const;

const BASES_IMPRESAS = /^\/documentos\/bases-del-sorteo-[\w-]+\.pdf$/;
/** Address of a version of the rules on paper. */
export const direccionDeBases = (version: string) => `/documentos/bases-del-sorteo-${version}.pdf`;

const CON_NOMBRE: Record<string, ConNombre> = { ...TEXTOS, bases: BASES };
const porRuta = (pathname: string) => Object.values(CON_NOMBRE).find(({ ruta }) => ruta === pathname);

/** True for paths that the viewer may frame. */
export const esDocumento = (pathname: string): boolean =>
  porRuta(pathname) !== undefined || esBasesDeUnSorteo(pathname) || esArchivoDeDocumento(pathname);

interface Documento {
  titulo: string;
  /** A page or a file of our own. */
  ruta: string;
  esPdf: boolean;
  /** The server knows whether there is a file at `ruta`; a page of ours is always there. */
  esArchivo: boolean;
}

/** Document for the viewer, by its name or by a path of ours; null for any other value. */
export function documentoPedido(pedido: string | null): Documento | null {
  if (!pedido) return null;
  const conNombre = Object.hasOwn(CON_NOMBRE, pedido) ? CON_NOMBRE[pedido] : undefined;
  if (conNombre) return { titulo: conNombre.titulo, ruta: conNombre.ruta, esPdf: false, esArchivo: false };
  const ruta = rutaPropia(pedido);
  if (!ruta) return null;
  const { pathname } = new URL(ruta, "https://origen.invalid");
  const texto = porRuta(pathname);
  // A version of a text is chosen by its query; a file has none.
  if (texto) return { titulo: texto.titulo, ruta, esPdf: false, esArchivo: false };
  if (!esArchivoDeDocumento(pathname)) return null;
  const deHerramienta = herramientaDeHoja(pathname) !== null;
  return {
    titulo: BASES_IMPRESAS.test(pathname) ? BASES.titulo : "Documento",
    ruta: pathname,
    esPdf: pathname.endsWith(".pdf") || deHerramienta,
    esArchivo: !deHerramienta,
  };
}
