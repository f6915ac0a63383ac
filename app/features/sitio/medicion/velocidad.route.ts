import { velocidadMedida } from "~/domain/analitica/conteos/velocidad";
import { parteReservada } from "~/domain/analitica/paginas";
import { permisoDeMedicion } from "~/domain/analitica/permiso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs } from "~/shell/route";

/** Refuses GET: this address takes the measurements of a page by POST, and has no screen. */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });

const decir = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "private, no-store" } });

/** Counts how fast the page felt that sent this, from a browser that allows measuring. The page is in the `Referer`. */
export async function action({ request, context }: ActionArgs) {
  const { estado } = permisoDeMedicion(request.headers.get("cookie"));
  if (estado !== "encendida") return decir(403);
  const leida = velocidadMedida.safeParse(Object.fromEntries(await leerFormulario(request)));
  const pagina = request.headers.get("referer") ?? "";
  const patron = URL.canParse(pagina) ? context.patronDe?.(new URL(pagina).pathname) : undefined;
  if (!leida.success || patron === undefined || parteReservada(patron) !== undefined) return decir(400);
  services.analitica.conteos.velocidad(patron, leida.data);
  return decir(204);
}
