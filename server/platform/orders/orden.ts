import type { Rechazado, Rechazos } from "../../../app/domain/shared/rechazo";
import { refuse, type Result } from "../../../app/domain/shared/result";
import type { Acts, Services } from "../services";

/** The kinds of options: `--cambio`, `--fecha 2026-12-24`, and one that may be typed several times. */
export const bandera = { type: "boolean" } as const;
export const texto = { type: "string" } as const;
export const textos = { type: "string", multiple: true } as const;

export type Opciones = Readonly<Record<string, typeof bandera | typeof texto | typeof textos>>;

type Valor<Opcion> = Opcion extends typeof textos ? string[] : Opcion extends typeof texto ? string : boolean;

/** What was typed of them. */
export type Escritas<O extends Opciones> = { readonly [Nombre in keyof O]?: Valor<O[Nombre]> };

interface Pedida<O extends Opciones> {
  operador: string;
  /** What follows the name of the order. */
  resto: string[];
  opciones: Escritas<O>;
}

interface Abierto {
  services: Services;
  acts: Acts;
}

/** Where the data is. */
export interface Almacen {
  databaseUrl: string;
  dataDir: string;
  /** As the environment writes it: the one that signs, and those before it. */
  secretoDeSesion?: string | undefined;
  now: () => Date;
}

/** What an act answers: `R` is what it is refused for by name; a refusal without one brings its own words. */
type Contestado<R extends string> =
  | { ok: true; value: unknown }
  | { ok: false; rechazo: R; detalle: unknown }
  | { ok: false; rechazo: string; detalle: Rechazado };

/** One order of the command line as it is written: what may be typed for it, and the act that it asks for. */
interface Escrita<O extends Opciones, R extends string> {
  uso: string;
  ayuda: string;
  /** What can be typed for it; what goes with every order stands where they are carried out. */
  opciones: O;
  /** What each of its refusals says; one without its words does not compile. */
  rechazos: string extends R ? never : Rechazos<NoInfer<R>>;
}

/** The same for whoever carries it out: the types of its options and of its refusals are forgotten, not their words. */
export interface Orden extends Pick<Escrita<Opciones, never>, "uso" | "ayuda" | "opciones"> {
  hacer: (
    pedida: Pedida<Opciones>,
    de: { almacen: Almacen; abrir: () => Promise<Abierto> },
  ) => Promise<Result<unknown, string, string>>;
}

const traePalabras = (detalle: unknown): detalle is Rechazado =>
  typeof detalle === "object" && detalle !== null && "mensaje" in detalle;

/** What a refusal has to say line by line, where it has. */
const renglonesDe = (detalle: unknown) =>
  Array.isArray(detalle) ? detalle.filter((uno): uno is string => typeof uno === "string") : [];

function enPalabras(
  contestado: Contestado<string>,
  rechazos: Partial<Rechazos<string>>,
): Result<unknown, string, string> {
  if (contestado.ok) return contestado;
  const { rechazo, detalle } = contestado;
  const { mensaje } = (traePalabras(detalle) ? detalle : rechazos[rechazo]) ?? { mensaje: rechazo };
  return refuse(rechazo, [mensaje, ...renglonesDe(detalle)].join("\n"));
}

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

/** One that works on the storage itself, which may be broken or not there: nothing is opened or migrated for it. */
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
