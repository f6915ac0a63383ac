import type { z } from "zod";
import { freeText, webUrl, type VariableMeta } from "../settings";
import type { OpcionesDeCliente } from "./cliente";

type NombreDeVariable<P extends string> = `${P}_${"ISSUER" | "CLIENT_ID" | "CLIENT_SECRET"}`;

interface Entrada extends Pick<VariableMeta, "unset"> {
  /** Sign-in of which the variables are, in the words of their descriptions. */
  entrada: string;
  /** Path of ours to which the provider sends the browser back. */
  retorno: string;
  /** Further sentence about the issuer. */
  nota?: string;
  /** Variables that make the issuer required. */
  con: string;
}

/**
 * Variables of a sign-in at a provider of OpenID Connect: its issuer, and our name and password there.
 *
 * @example ...variablesDeCliente("OIDC", { entrada: "the insurer's sign-in", retorno: "/retorno", con: "`OIDC_CLIENT_ID`" })
 */
export function variablesDeCliente<P extends string>(prefijo: P, { entrada, ...textos }: Entrada) {
  const { retorno, nota, con, unset } = textos;
  const required = `with \`${prefijo}_ISSUER\``;
  const issuer = `Issuer of ${entrada} (OpenID Connect), which returns to \`${retorno}\`.`;
  const variables: Record<string, z.ZodType<string | undefined>> = {
    [`${prefijo}_ISSUER`]: webUrl.meta({
      description: nota === undefined ? issuer : `${issuer} ${nota}`,
      ...(unset !== undefined && { unset }),
      required: `with ${con}`,
    } satisfies VariableMeta),
    [`${prefijo}_CLIENT_ID`]: freeText.optional().meta({
      description: `Our name at ${entrada}.`,
      required,
    } satisfies VariableMeta),
    [`${prefijo}_CLIENT_SECRET`]: freeText.optional().meta({
      description: `Our password at ${entrada}.`,
      required,
    } satisfies VariableMeta),
  };
  return variables as Record<NombreDeVariable<P>, z.ZodType<string | undefined>>;
}

/** Issuer, name and password of a client by its variables; null without a sign-in there. */
export function clienteDe<P extends string>(
  prefijo: P,
  values: Readonly<Record<NombreDeVariable<P>, string | undefined>>,
): Pick<OpcionesDeCliente, "emisor" | "idCliente" | "secreto"> | null {
  const emisor = values[`${prefijo}_ISSUER` as const];
  const idCliente = values[`${prefijo}_CLIENT_ID` as const];
  const secreto = values[`${prefijo}_CLIENT_SECRET` as const];
  return emisor && idCliente && secreto ? { emisor: new URL(emisor), idCliente, secreto } : null;
}
