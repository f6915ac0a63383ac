/** Roles of the staff. A new role is one entry here and its cells in `DERECHOS`. */
export const NOMBRE_DE_ROL = {
  atencion: "Atención",
  coordinacion: "Coordinación",
  especialista: "Especialista",
  anfitrion: "Anfitrión",
  guardia: "Guardia",
  moderacion: "Moderación",
  datos: "Datos",
  finanzas: "Finanzas",
  sistemas: "Sistemas",
  reclamos: "Reclamos",
  mercadeo: "Mercadeo",
} as const;

export type Rol = keyof typeof NOMBRE_DE_ROL;
export const ROLES = Object.keys(NOMBRE_DE_ROL) as Rol[];

/** Ways to use a right: see masked, see, do, ask for approval, approve what a colleague asked for. */
export type Uso = "ver-oculto" | "ver" | "hacer" | "pedir" | "aprobar";

/**
 * Rows that a right reaches; a right without one reaches all. `dinero`: lines with an amount. `sin-personas`: lines
 * about no person. `sin-especialidad`: sessions without their specialty.
 */
export type Alcance =
  "propio" | "equipo" | "dinero" | "sin-personas" | "sin-nombres" | "sin-especialidad" | "alerta-tomada";

/** A cell of the table of rights. */
export interface Concesion {
  usos: readonly Uso[];
  alcance?: Alcance;
  /** Uses that need a proof of identity of the last minutes. */
  conPrueba?: readonly Uso[];
  /** Uses that need a code in the very form that asks for them: a stolen cookie can do none of them. */
  conCodigo?: readonly Uso[];
}

/** A cell for all rows: `da("hacer", "pedir")`. */
const da = (...usos: Uso[]): Concesion => ({ usos });
/** A cell of which every use but asking needs a fresh proof. */
const daConPrueba = (...usos: Uso[]): Concesion => ({
  usos,
  conPrueba: usos.filter((uso) => uso !== "pedir"),
});
/** A cell of which every use needs a code each time. */
const daConCodigo = (...usos: Uso[]): Concesion => ({ usos, conCodigo: usos });
const propio = (...usos: Uso[]): Concesion => ({ usos, alcance: "propio" });
/** A cell for own rows of which every use needs a code each time. */
const propioConCodigo = (...usos: Uso[]): Concesion => ({ ...daConCodigo(...usos), alcance: "propio" });
const hasta = (alcance: Alcance, ...usos: Uso[]): Concesion => ({ usos, alcance });

type Fila = Readonly<Partial<Record<Rol, Concesion>>>;

/** Rights of each role. Use cases ask this table, and the navigation is made of it. A new right is one row. */
export const DERECHOS = {
  "buscar-persona": {
    atencion: da("ver-oculto"),
    coordinacion: da("ver-oculto"),
    datos: da("ver-oculto"),
    finanzas: da("ver-oculto"),
  },
  contacto: {
    atencion: da("hacer"),
    coordinacion: da("hacer"),
    guardia: hasta("alerta-tomada", "hacer"),
    datos: da("hacer"),
  },
  pedidos: { atencion: da("ver"), coordinacion: da("ver"), finanzas: da("ver") },
  "devolucion-menor": {
    atencion: daConPrueba("hacer"),
    coordinacion: daConPrueba("hacer"),
    finanzas: daConPrueba("hacer"),
  },
  "devolucion-mayor": {
    atencion: da("pedir"),
    coordinacion: da("pedir"),
    finanzas: daConCodigo("aprobar"),
  },
  "cortesia-menor": { atencion: daConPrueba("hacer"), coordinacion: daConPrueba("hacer") },
  "cortesia-mayor": { atencion: da("pedir"), coordinacion: da("pedir"), finanzas: daConCodigo("aprobar") },
  "plan-y-segundo-factor": {
    atencion: da("pedir"),
    coordinacion: da("pedir"),
    finanzas: daConCodigo("aprobar"),
  },
  aprobaciones: { atencion: propio("ver"), coordinacion: propio("ver"), finanzas: da("ver") },
  sesiones: {
    atencion: hasta("sin-especialidad", "ver-oculto"),
    coordinacion: da("ver"),
    especialista: propio("ver"),
  },
  agenda: { atencion: hasta("sin-especialidad", "ver-oculto"), coordinacion: da("ver") },
  "cancelar-sesion": {
    atencion: daConPrueba("hacer"),
    coordinacion: daConPrueba("hacer"),
    especialista: propio("hacer"),
  },
  horas: { coordinacion: da("hacer"), especialista: propio("hacer") },
  precio: { coordinacion: da("pedir"), finanzas: daConCodigo("aprobar") },
  nota: { especialista: propio("ver") },
  talleres: { atencion: da("ver"), coordinacion: da("hacer"), anfitrion: propio("hacer") },
  "cancelar-taller": { coordinacion: daConCodigo("hacer"), anfitrion: propioConCodigo("hacer") },
  alertas: { guardia: daConPrueba("hacer"), datos: hasta("sin-nombres", "ver") },
  reclamos: { reclamos: daConCodigo("hacer") },
  "turnos-de-guardia": { coordinacion: daConPrueba("hacer"), guardia: da("ver"), sistemas: da("ver") },
  moderacion: { moderacion: da("hacer") },
  "derechos-de-datos": { atencion: daConCodigo("pedir"), datos: daConCodigo("hacer", "aprobar") },
  registro: {
    atencion: propio("ver"),
    coordinacion: hasta("equipo", "ver"),
    especialista: propio("ver"),
    anfitrion: propio("ver"),
    guardia: propio("ver"),
    moderacion: propio("ver"),
    datos: da("ver"),
    finanzas: hasta("dinero", "ver"),
    sistemas: hasta("sin-personas", "ver"),
    reclamos: propio("ver"),
    mercadeo: propio("ver"),
  },
  "exportar-registro": { datos: daConPrueba("hacer") },
  "equipo-y-accesos": { datos: da("ver"), sistemas: daConCodigo("pedir", "aprobar", "hacer") },
  medicion: { mercadeo: da("ver"), coordinacion: da("ver"), sistemas: da("ver") },
  cifras: { mercadeo: da("ver"), coordinacion: da("ver"), sistemas: da("ver") },
  encuestas: { mercadeo: da("ver"), coordinacion: da("ver"), sistemas: da("ver") },
  cupones: { mercadeo: daConCodigo("hacer") },
  sorteos: { mercadeo: da("ver") },
  maquina: { datos: da("ver"), sistemas: da("ver") },
} as const satisfies Record<string, Fila>;

export type Derecho = keyof typeof DERECHOS;

/** A use of a right, as a use case asks for it. */
export interface Permiso {
  derecho: Derecho;
  uso: Uso;
}

/** A use that stands above another one includes it: who may do may see. */
const INCLUYE: Readonly<Record<Uso, readonly Uso[]>> = {
  "ver-oculto": ["ver-oculto", "ver", "hacer", "aprobar"],
  ver: ["ver", "hacer", "aprobar"],
  hacer: ["hacer"],
  pedir: ["pedir"],
  aprobar: ["aprobar"],
};

/** Cells that allow these roles a use of a right. */
export function concesiones(roles: readonly Rol[], { derecho, uso }: Permiso): Concesion[] {
  const fila: Fila = DERECHOS[derecho];
  return roles.flatMap((rol) => {
    const concesion = fila[rol];
    return concesion?.usos.some((dado) => INCLUYE[uso].includes(dado)) ? [concesion] : [];
  });
}

/** True when one of the roles has the use of the right, in some rows. */
export const tieneDerecho = (roles: readonly Rol[], permiso: Permiso): boolean =>
  concesiones(roles, permiso).length > 0;

/** True when every role that gives this use asks for a fresh proof. */
export const pidePrueba = (roles: readonly Rol[], permiso: Permiso): boolean =>
  concesiones(roles, permiso).every(({ conPrueba = [] }) => conPrueba.includes(permiso.uso));

/** True when every role that gives this use asks for a code each time. */
export const pideCodigoCadaVez = (roles: readonly Rol[], permiso: Permiso): boolean =>
  concesiones(roles, permiso).every(({ conCodigo = [] }) => conCodigo.includes(permiso.uso));

/** Rows that the roles reach with a use of a right: "todo", or each narrower reach. */
export function alcances(roles: readonly Rol[], permiso: Permiso): "todo" | Alcance[] {
  const dadas = concesiones(roles, permiso).map(({ alcance }) => alcance);
  return dadas.includes(undefined) ? "todo" : [...new Set(dadas as Alcance[])];
}
