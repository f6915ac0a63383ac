import type { HonoRequest } from "hono";
import { z } from "zod";
import type { Services } from "../platform/services";
import { aplicacionConocida } from "../cuentas/api/autenticacion";

const withApplication = z.object({ aplicacionConocida });

/** The name of the application that signs in, by the seal in what it sends; null where we know none. */
export async function applicationKnownAs(
  { cuentas }: Pick<Services, "cuentas">,
  request: HonoRequest,
): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null);
  const { aplicacionConocida: seal } = withApplication.catch({ aplicacionConocida: undefined }).parse(body);
  return seal ? ((await cuentas.identidad.leerNavegador(seal))?.idNavegador ?? null) : null;
}
