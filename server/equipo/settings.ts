import { ROLES, type Rol } from "../../app/domain/equipo/derechos/derechos";
import type { AjustesDeProveedor, GrupoConRol } from "../../app/domain/equipo/proveedor/identidad";
import { ConfigError } from "../platform/configError";
import { clienteDe, variablesDeCliente } from "../platform/oidc/ajustes";
import type { OpcionesDeCliente } from "../platform/oidc/cliente";
import {
  freeText,
  port,
  settings,
  together,
  webUrl,
  type Values,
  type VariableMeta,
} from "../platform/settings";

interface AjustesDeEquipo {
  /** Listener of the staff site; null when this process has none. */
  equipo: {
    port: number;
    host: string | undefined;
    /** Public address of the staff site. */
    url: URL;
    /** True on a developer's machine without EQUIPO_URL: the origin is the address that was typed. */
    originFromHost: boolean;
  } | null;
  /** Address of the staff site for links in mails, without a slash at its end. */
  urlDeEquipo: string;
  /** True when the installation has a staff site, in this process or in another one. */
  hayEquipo: boolean;
  /** Provider that signs the staff in; null where members have a password. */
  proveedorDeEquipo: (AjustesDeProveedor & { cliente: OpcionesDeCliente }) | null;
}

const PUERTO_LOCAL = 3001;

const ENTRE = new Intl.ListFormat("es", { type: "disjunction" });
const esRol = (texto: string): texto is Rol => (ROLES as readonly string[]).includes(texto);

/** Groups with their roles: `grupo=rol` by semicolons. The last `=` counts, because a group's name may have others. */
const gruposConRol = freeText.transform((lista, contexto): GrupoConRol[] => {
  const pares = lista
    .split(";")
    .map((par) => par.trim())
    .filter(Boolean)
    .map((par) => ({
      grupo: par.slice(0, Math.max(0, par.lastIndexOf("="))).trim(),
      rol: par.slice(par.lastIndexOf("=") + 1).trim(),
    }));
  const buenos = pares.flatMap(({ grupo, rol }) => (grupo !== "" && esRol(rol) ? [{ grupo, rol }] : []));
  if (pares.length === 0 || buenos.length < pares.length)
    contexto.addIssue({
      code: "custom",
      message: `pon grupo=rol separados por punto y coma, con los roles ${ENTRE.format(ROLES)}`,
    });
  return buenos;
});

const delProveedor = {
  ...variablesDeCliente("EQUIPO_OIDC", {
    entrada: "the sign-in of the staff",
    retorno: "/equipo/entrar/retorno",
    nota: "Only accounts of `ops equipo crear` keep their password then, at `/equipo/entrar?con=clave`.",
    unset: "members have a password and a second factor",
    con: "`EQUIPO_OIDC_CLIENT_ID`, `EQUIPO_OIDC_CLIENT_SECRET` or `EQUIPO_OIDC_ROLES`",
  }),
  EQUIPO_OIDC_ROLES: gruposConRol.optional().meta({
    description:
      "Groups of the provider and the roles that they give, as `grupo=rol` by semicolons. A group may stand in several pairs.",
    required: "with `EQUIPO_OIDC_ISSUER`",
  } satisfies VariableMeta),
  EQUIPO_OIDC_CLAIM_GRUPOS: freeText
    .default("groups")
    .describe("Claim with the groups of a member: its name, or the path to it by dots."),
  EQUIPO_OIDC_NOMBRE: freeText
    .default("la aseguradora")
    .describe("Name of the provider after «Entrar con la cuenta de» on the button."),
  EQUIPO_OIDC_SCOPE: freeText
    .regex(/(^|\s)openid(\s|$)/, "pon openid entre los alcances")
    .default("openid profile email")
    .describe("Scopes to ask the provider for."),
  EQUIPO_OIDC_ACR: freeText.optional().meta({
    description: "Value of `acr` or `amr` that every sign-in must have, such as that of a second factor.",
    unset: "the provider decides how it proves a member",
  } satisfies VariableMeta),
};

export const ajustesDeEquipo = settings({
  variables: {
    EQUIPO_PORT: port.optional().meta({
      description: "Port of the staff site, apart from the public one: `/equipo` is served here alone.",
      unset: "no staff site; `npm start` takes 3001",
    } satisfies VariableMeta),
    EQUIPO_HOST: freeText.optional().meta({
      description: "Address that the staff site listens on.",
      unset: "`127.0.0.1`",
    } satisfies VariableMeta),
    EQUIPO_URL: webUrl.meta({
      description:
        "Public address of the staff site: a host of its own. Production takes https only, except on loopback.",
      unset: "the address that the browser asked for",
      required: "in production, with `EQUIPO_PORT`",
    } satisfies VariableMeta),
    ...delProveedor,
  },
  guarded: ["EQUIPO_URL", "EQUIPO_OIDC_ISSUER"],
  contradiction: (values) =>
    together(
      "La entrada del equipo con su cuenta",
      values,
      "EQUIPO_OIDC_ISSUER",
      "EQUIPO_OIDC_CLIENT_ID",
      "EQUIPO_OIDC_CLIENT_SECRET",
      "EQUIPO_OIDC_ROLES",
    ),
  missing: ({ EQUIPO_PORT, EQUIPO_URL }) => (EQUIPO_PORT && !EQUIPO_URL ? ["EQUIPO_URL"] : []),
  read({ EQUIPO_PORT, EQUIPO_HOST, EQUIPO_URL, ...otros }, { env, appUrl }): AjustesDeEquipo {
    const url = new URL(EQUIPO_URL ?? `http://localhost:${EQUIPO_PORT ?? PUERTO_LOCAL}`);
    if (env === "production" && EQUIPO_URL && url.host === appUrl.host)
      throw new ConfigError(
        "EQUIPO_URL es la misma dirección que APP_URL: pon un servidor propio para el equipo.",
      );
    return {
      equipo: EQUIPO_PORT
        ? { port: EQUIPO_PORT, host: EQUIPO_HOST ?? "127.0.0.1", url, originFromHost: !EQUIPO_URL }
        : null,
      urlDeEquipo: url.origin,
      hayEquipo: Boolean(EQUIPO_PORT ?? EQUIPO_URL),
      proveedorDeEquipo: proveedorDe(otros),
    };
  },
});

function proveedorDe(values: Values<typeof delProveedor>): AjustesDeEquipo["proveedorDeEquipo"] {
  const cliente = clienteDe("EQUIPO_OIDC", values);
  const roles = values.EQUIPO_OIDC_ROLES;
  if (!cliente || !roles) return null;
  const acr = values.EQUIPO_OIDC_ACR ?? null;
  return {
    nombre: values.EQUIPO_OIDC_NOMBRE,
    claimDeGrupos: values.EQUIPO_OIDC_CLAIM_GRUPOS,
    roles,
    acr,
    cliente: { ...cliente, alcances: values.EQUIPO_OIDC_SCOPE, acr },
  };
}
