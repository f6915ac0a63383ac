import { redirect } from "@remix-run/node";
import { SLUGS_DE_ESPECIALIDAD } from "~/domain/shared/especialidades/especialidad";
import { aSlug } from "~/domain/shared/palabras";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs, Handle } from "~/shell/route";

export const handle = { admiteModal: true } satisfies Handle;

/** `/{specialty}/{name}-{surname}` is a short way to a specialist (specification § 2), for the six specialties only. */
export function loader({ params }: LoaderArgs) {
  const especialidad = aSlug(params.especialidad ?? "");
  if (!SLUGS_DE_ESPECIALIDAD.some((slug) => slug === especialidad)) throw noExiste();
  throw redirect(`/especialista/${especialidad}/${aSlug(params.nombre ?? "")}`, 301);
}

/**
 * Empty component of a route that only redirects. Without a component, a refusal would be an empty answer and not the
 * error page.
 */
export default function EspecialistaCorto() {
  return null;
}
