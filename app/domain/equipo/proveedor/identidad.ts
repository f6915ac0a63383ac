import { normalizarCorreo } from "../../cuentas/identidad/identidad";
import { campoDeCorreo } from "../../shared/campos";
import { limpiarLinea } from "../../shared/limpieza";
import type { Claims } from "../../shared/proveedorOidc";
import { ROLES, type Rol } from "../derechos/derechos";

/** A group of the provider, and a role that it gives. */
export interface GrupoConRol {
  grupo: string;
  rol: Rol;
}

/** Settings of the provider that signs the staff in. */
export interface AjustesDeProveedor {
  /** Name for the button: "Entrar con la cuenta de …". */
  nombre: string;
  /** Claim with the groups: its name, or the path to it by dots. */
  claimDeGrupos: string;
  roles: readonly GrupoConRol[];
  /** Value of `acr` or `amr` that every sign-in must have (OpenID Connect Core § 2); null asks for none. */
  acr: string | null;
}

/** Member of the staff as the provider asserts them. */
export interface IdentidadDeEquipo {
  emisor: string;
  sujeto: string;
  /** Name to show; the mail without one. */
  nombre: string;
  /**
   * Mail to write to; empty when the provider gives none of a valid form, or says that it did not verify it. It never
   * finds an account.
   */
  correo: string;
  grupos: readonly string[];
  /** Class and methods of the sign-in: `acr` and `amr`. */
  pruebas: readonly string[];
}

const LARGO_DE_NOMBRE = 80;
const correoValido = campoDeCorreo("Falta el correo").transform(normalizarCorreo);

const textoDe = (valor: unknown) => (typeof valor === "string" ? limpiarLinea(valor.slice(0, 300)) : "");

/** Texts of a claim with one text or a list of them. */
const textosDe = (valor: unknown): string[] =>
  [valor].flat().filter((texto): texto is string => typeof texto === "string" && texto !== "");

/** Value of a claim by its name, or else by its path: `realm_access.roles`. */
function claimDe(claims: Claims, nombre: string): unknown {
  if (Object.hasOwn(claims, nombre)) return claims[nombre];
  let valor: unknown = claims;
  for (const parte of nombre.split(".")) {
    if (typeof valor !== "object" || valor === null || !Object.hasOwn(valor, parte)) return undefined;
    valor = (valor as Claims)[parte];
  }
  return valor;
}

/** Reads the checked claims of a sign-in. */
export function leerIdentidad(claims: Claims, { claimDeGrupos }: AjustesDeProveedor): IdentidadDeEquipo {
  const correo =
    claims.email_verified === false || claims.email_verified === "false"
      ? ""
      : (correoValido.safeParse(textoDe(claims.email)).data ?? "");
  const nombre =
    textoDe(claims.name) || [textoDe(claims.given_name), textoDe(claims.family_name)].join(" ").trim();
  return {
    // The client has checked both: they are stored as they came.
    emisor: String(claims.iss),
    sujeto: String(claims.sub),
    nombre: (nombre || correo).slice(0, LARGO_DE_NOMBRE),
    correo,
    grupos: textosDe(claimDe(claims, claimDeGrupos)),
    pruebas: [...textosDe(claims.acr), ...textosDe(claims.amr)],
  };
}

/** Roles that the groups give, each once, in the order of `ROLES`. An unknown group gives none. */
export function rolesDeGrupos(grupos: readonly string[], mapa: readonly GrupoConRol[]): Rol[] {
  const dados = new Set(mapa.filter(({ grupo }) => grupos.includes(grupo)).map(({ rol }) => rol));
  return ROLES.filter((rol) => dados.has(rol));
}

/** True when the sign-in has the class or method that the settings ask for. */
export const tienePrueba = (
  { pruebas }: Pick<IdentidadDeEquipo, "pruebas">,
  { acr }: Pick<AjustesDeProveedor, "acr">,
): boolean => acr === null || pruebas.includes(acr);
