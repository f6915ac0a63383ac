import type { IconName } from "~/components/Icon";

export interface Lugar {
  href: string;
  texto: string;
  /** Other addresses that are part of it. */
  tambien?: readonly string[];
}

/** A room of the site: its pages are siblings, and the first of them is its door. */
export interface Sala {
  texto: string;
  lugares: readonly [Lugar, ...Lugar[]];
  /** Nobody else is shown its pages. */
  conSesion?: true;
}

interface Grupo extends Sala {
  icono: IconName;
  /** Also in the bar of a telephone, which has room for few. */
  enLaBarra: boolean;
}

export const MI_ZONA: Grupo = {
  texto: "Mi zona",
  conSesion: true,
  icono: "persona",
  enLaBarra: true,
  lugares: [
    { href: "/mi-zona-privada", texto: "Resumen" },
    { href: "/mi-zona-privada/saldo", texto: "Saldo" },
    { href: "/mi-zona-privada/comprobantes", texto: "Comprobantes" },
    { href: "/mi-zona-privada/esperas", texto: "Esperas" },
  ],
};

/** What anybody finds here. A room appears with its first page; a new section is a line here. */
export const SERVICIOS: readonly Grupo[] = [
  {
    texto: "Sesiones",
    icono: "calendario",
    enLaBarra: true,
    lugares: [
      { href: "/especialista", texto: "Especialistas" },
      { href: "/agendar", texto: "Agendar", tambien: ["/reagendar"] },
      { href: "/tienda", texto: "Tienda" },
    ],
  },
  {
    texto: "Explorar",
    icono: "explorar",
    enLaBarra: true,
    lugares: [
      { href: "/explorar", texto: "Explorar todo" },
      { href: "/bienestar-play", texto: "Play" },
      { href: "/herramientas", texto: "Herramientas", tambien: ["/herramienta"] },
    ],
  },
  {
    texto: "Comunidad",
    icono: "personas",
    enLaBarra: false,
    lugares: [{ href: "/sorteo", texto: "Sorteo" }],
  },
];
export const GRUPOS: readonly Grupo[] = [...SERVICIOS, MI_ZONA];

const MI_PERFIL: Sala = {
  texto: "Mi perfil",
  conSesion: true,
  lugares: [
    { href: "/mi-perfil", texto: "Datos" },
    { href: "/datos-de-compra", texto: "Compra" },
    { href: "/mi-perfil/verificacion", texto: "Seguridad", tambien: ["/mi-perfil/sesiones"] },
    {
      href: "/mi-perfil/consentimientos",
      texto: "Privacidad",
      tambien: ["/mi-perfil/mis-datos", "/actualizar-datos"],
    },
    { href: "/mi-zona-privada/preferencias", texto: "Preferencias" },
    { href: "/mi-perfil/plan", texto: "Plan" },
  ],
};

export const AYUDA: Lugar = { href: "/ayuda", texto: "Ayuda" };

/** What the menu with the person's initial leads to, above the way out. */
export const CUENTA: readonly Lugar[] = [
  { href: "/mi-perfil", texto: "Mi perfil" },
  { href: "/mi-zona-privada/comprobantes", texto: "Comprobantes" },
  { href: "/mi-perfil/sesiones", texto: "Dispositivos" },
  { href: "/mi-perfil/consentimientos", texto: "Privacidad" },
];

/** The room and the page of it that an address belongs to: the page whose address is the longest beginning of it. */
export function dondeEsta(pathname: string): { sala: Sala; lugar: Lugar } | null {
  const posibles = [...GRUPOS, MI_PERFIL].flatMap((sala) =>
    sala.lugares.flatMap((lugar) =>
      [lugar.href, ...(lugar.tambien ?? [])]
        .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
        .map((href) => ({ sala, lugar, largo: href.length })),
    ),
  );
  return posibles.sort((una, otra) => otra.largo - una.largo)[0] ?? null;
}

const SALA_DE_ESPECIALISTA = /^\/videollamada\/especialista$/;
/** Specialists have no account: their way out of a call ends at a page of theirs. */
export const FIN_DE_ESPECIALISTA = "/videollamada/especialista?fin";

/** Whether whoever reads this page may have an account here. */
export const esParaQuienTieneCuenta = (pathname: string) => !SALA_DE_ESPECIALISTA.test(pathname);

/** Where one thing is done and nothing else is offered but the way out of it. */
const CON_SALIDA: readonly { de: RegExp; a: string }[] = [
  { de: /^\/registro(-app)?(\/|$)/, a: "/" },
  { de: /^\/resumen(\/carga)?$/, a: "/mi-zona-privada" },
  { de: /^\/tienda\/(paquete|canje)\//, a: "/tienda" },
  { de: SALA_DE_ESPECIALISTA, a: FIN_DE_ESPECIALISTA },
  { de: /^\/videollamada(\/|$)/, a: "/mi-zona-privada" },
];

/** Where "Salir" leads from a page that is about one thing only; null on all others. */
export function salidaDe(pathname: string): string | null {
  return CON_SALIDA.find(({ de }) => de.test(pathname))?.a ?? null;
}
