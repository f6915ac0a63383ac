import type { Rechazado, Rechazos } from "../../../app/domain/shared/rechazo";
import { refuse, type Result } from "../../../app/domain/shared/result";
import type { Acts, Services } from "../services";

/**
 * Kinds of options of an order: a flag (`--cambio`), a value (`--fecha 2026-12-24`), and a value that can be repeated.
 */
export const bandera = { type: "boolean" } as const;
export const texto = { type: "string" } as const;
export const textos = { type: "string", multiple: true } as const;

export type Opciones = Readonly<Record<string, typeof bandera | typeof texto | typeof textos>>;

type Valor<Opcion> = Opcion extends typeof textos ? string[] : Opcion extends typeof texto ? string : boolean;

/** Options as typed on the command line. */
export type Escritas<O extends Opciones> = { readonly [Nombre in keyof O]?: Valor<O[Nombre]> };

interface Pedida<O extends Opciones> {
  operador: string;
  /** Words typed after the name of the order. */
  resto: string[];
  opciones: Escritas<O>;
}

interface Abierto {
  services: Services;
  acts: Acts;
}

/** Folder and database of the data. */
export interface Almacen {
  databaseUrl: string;
  dataDir: string;
  /** Secrets as written in the environment: the first one signs, the others are earlier ones. */
  secretoDeSesion?: string | undefined;
  now: () => Date;
}

/** Outcome of an act. `R` names its refusals; a refusal without a name has its own words. */
type Contestado<R extends string> =
  | { ok: true; value: unknown }
  | { ok: false; rechazo: R; detalle: unknown }
  | { ok: false; rechazo: string; detalle: Rechazado };

/** Definition of one order of the command line: options and act. */
interface Escrita<O extends Opciones, R extends string> {
  uso: string;
  ayuda: string;
  /** Options of this order; those of every order are defined in the program that runs orders. */
  opciones: O;
  /** Words of each refusal: a refusal without words does not compile. */
  rechazos: string extends R ? never : Rechazos<NoInfer<R>>;
}

/** An order without the types of its options and refusals, as it is run. */
export interface Orden extends Pick<Escrita<Opciones, never>, "uso" | "ayuda" | "opciones"> {
  hacer: (
    pedida: Pedida<Opciones>,
    de: { almacen: Almacen; abrir: () => Promise<Abierto> },
  ) => Promise<Result<unknown, string, string>>;
}

const traePalabras = (detalle: unknown): detalle is Rechazado =>
  typeof detalle === "object" && detalle !== null && "mensaje" in detalle;

/** Lines of a refusal that lists several things; empty for other refusals. */
const renglonesDe = (detalle: unknown) =>
  Array.isArray(detalle) ? detalle.filter((renglon): renglon is string => typeof renglon === "string") : [];

function enPalabras(
  contestado: Contestado<string>,
  rechazos: Partial<Rechazos<string>>,
): Result<unknown, string, string> {
  if (contestado.ok) return contestado;
  const { rechazo, detalle } = contestado;
  const { mensaje } = (traePalabras(detalle) ? detalle : rechazos[rechazo]) ?? { mensaje: rechazo };
  return refuse(rechazo, [mensaje, ...renglonesDe(detalle)].join("\n"));
}

/**
 * Defines an order that runs an act of the open product. An act that changes something runs in `base.auditar`; one that
 * only reads does not.
 *
 * @example
 * orden({
 *   uso: "ausencias",
 *   ayuda: "Sesiones a las que el especialista no vino.",
 *   opciones: {},
 *   rechazos: {},
 *   hacer: async ({ acts }) => done(await acts.ausencias.porResolver()),
 * });
 */
export function orden<const O extends Opciones, R extends string = never>(
  escrita: Escrita<O, R> & { hacer: (pedida: Pedida<O> & Abierto) => Promise<Contestado<R>> },
): Orden {
  return {
    ...escrita,
    async hacer(pedida, { abrir }) {
      const { services, acts } = await abrir();
      return enPalabras(await escrita.hacer({ ...(pedida as Pedida<O>), services, acts }), escrita.rechazos);
    },
  };
}

/**
 * Defines an order on the storage itself, which may be broken or missing: the product is not opened or migrated first.
 */
export function ordenDeAlmacen<const O extends Opciones, R extends string = never>(
  escrita: Escrita<O, R> & { hacer: (pedida: Pedida<O> & Almacen) => Promise<Contestado<R>> },
): Orden {
  return {
    ...escrita,
    async hacer(pedida, { almacen }) {
      return enPalabras(await escrita.hacer({ ...(pedida as Pedida<O>), ...almacen }), escrita.rechazos);
    },
  };
}
