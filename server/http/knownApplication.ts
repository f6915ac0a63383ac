import type { HonoRequest } from "hono";
import { z } from "zod";
import type { Services } from "../platform/services";
import { aplicacionConocida } from "../cuentas/api/autenticacion";

const withApplication = z.object({ aplicacionConocida });

/** People who have signed in before in the calling application, as a sealed value in the request proves. */
export async function peopleOfApplication(
  { cuentas }: Pick<Services, "cuentas">,
  request: HonoRequest,
): Promise<readonly number[]> {
  const body: unknown = await request.json().catch(() => null);
  const { aplicacionConocida: seal } = withApplication.catch({ aplicacionConocida: undefined }).parse(body);
  const known = seal ? await cuentas.identidad.leerNavegador(seal) : null;
  return (known?.personas ?? []).map(({ idPersona }) => idPersona);
}
