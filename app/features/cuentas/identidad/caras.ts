import type { RechazoDeAseguradora } from "~/domain/cuentas/identidad/aseguradora";
import type { Marca } from "~/domain/shared/marca";

/** Part of an address that means the insurer's sign-in. */
export const CARA_DE_ASEGURADORA = "rimac";
export const PUERTA = `/iniciar-sesion/${CARA_DE_ASEGURADORA}/entrar`;

/** Address of the page that links a signed-in account to the insurer's sign-in. */
export const UNIR_ACCESO = "/mi-perfil/acceso-de-asegurado";

/** Value of the button that removes the link to the insurer's sign-in. */
export const QUITAR_ACCESO = "quitar";

export type Cara = "general" | "producto" | "app" | "aseguradora";

/**
 * Titles of the four sign-in forms. Each form has an address of its own, and a title that tells it from the others in
 * a list of windows.
 */
export const TITULO_DE_CARA: Record<Cara, string> = {
  general: "Iniciar sesión",
  aseguradora: "Iniciar sesión como asegurado",
  producto: "Iniciar sesión con tu cuenta",
  app: "Iniciar sesión para seguir en la aplicación",
};

/** Sign-in form, out of four, that an address means; null for an unknown part of the address. */
export function caraDe(segmento: string | undefined, producto: string): Cara | null {
  if (segmento === undefined) return "general";
  if (segmento === CARA_DE_ASEGURADORA) return "aseguradora";
  if (segmento === producto) return "producto";
  return segmento === `${producto}-app` ? "app" : null;
}

/** Reasons for asking the person to sign in, by the page that they go back to. */
const MOTIVOS: readonly { de: RegExp; motivo: string }[] = [
  {
    de: /^\/bienestar-play\/ver\//,
    motivo: "Entra para guardar este video en tus favoritos o marcarlo como visto. Verlo no pide cuenta.",
  },
  {
    de: /^\/bienestar-play\/[^?]/,
    motivo: "Entra para guardar este video en tus favoritos. Verlo no pide cuenta.",
  },
  { de: /^\/bienestar-play\?/, motivo: "Entra para ver tus favoritos y lo que viste." },
  {
    de: /^\/herramienta\//,
    motivo: "Entra para guardarla en tus favoritos. Leerla y descargarla no pide cuenta.",
  },
  { de: /^\/bienestar-en-vivo/, motivo: "Entra para tomar tu lugar: así te avisamos si algo cambia." },
  {
    de: /^\/sorteo/,
    motivo: "Entra para ver tu número del sorteo, o para participar si está abierto. Verlo no pide cuenta.",
  },
  {
    de: /^\/mi-perfil\/acceso-de-asegurado/,
    motivo: "Entra para unir tu acceso de asegurado a tu cuenta: después podrás usar los dos.",
  },
];

export function presentacion(
  cara: Cara,
  { nombre, aseguradora, urlDeApp }: Marca,
  vieneDeUnaPagina: boolean,
  destino: string | null = null,
): string {
  const motivo = destino && MOTIVOS.find(({ de }) => de.test(destino))?.motivo;
  if (motivo) return motivo;
  if (vieneDeUnaPagina) return "Al entrar vuelves a lo que estabas eligiendo.";
  switch (cara) {
    case "aseguradora":
      return `Entra con tu acceso de asegurado${aseguradora && ` de ${aseguradora}`} para usar tus beneficios.`;
    case "producto":
      return `Entra a ${nombre} para agendar tus sesiones y ver tu saldo.`;
    case "app":
      return urlDeApp
        ? `Entra y sigue en la aplicación de ${nombre}.`
        : `Entra a ${nombre}. Por ahora no hay una aplicación: sigues aquí, en la web.`;
    case "general":
      return "Entra para agendar tus sesiones y ver tu saldo.";
  }
}

/** True when the account exists and waits for its password: the insurer's sign-in would only lead back here. */
export const estaPorUnir = (aviso: RechazoDeAseguradora | null) =>
  aviso === "enlace-pendiente" || aviso === "documento-de-otra-cuenta";
