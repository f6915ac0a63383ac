import { redirect } from "@remix-run/node";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/envio.server";
import {
  autenticadorPara,
  dispositivoDe,
  FaltaSegundoFactor,
  pedirSegundoPaso,
  PuertaCerrada,
} from "./autenticador.server";
import { alEntrar } from "~/shell/alEntrar.server";
import { conParametros } from "~/shell/direcciones";
import { abrirSesion, quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { UNIR_ACCESO } from "./caras";
import { leerViaje, olvidarViaje, volverALaCara } from "./puerta.server";

/** Where the insurer's sign-in sends people back to. The trip is over, whatever comes of it. */
export async function loader({ request, context }: LoaderArgs) {
  const {
    cuentas: { aseguradora },
  } = services;
  const headers = new Headers({ "set-cookie": await olvidarViaje(request) });
  const ida = aseguradora && (await aseguradora.leerViaje(await leerViaje(request)));
  const pedido = ida?.destino ?? null;
  // Anybody can ask for this address: that is no failure of ours, is not written down as one, and has no code.
  if (!ida) return volverALaCara({ redirect: pedido, error: "autenticacion" }, headers);
  const fallar = (error: unknown) => {
    context.informarError?.(error);
    return volverALaCara(
      { redirect: pedido, error: "autenticacion", codigo: context.codigoDeSoporte },
      headers,
    );
  };
  // Somebody who changed their mind has met no error.
  if (new URL(request.url).searchParams.get("error") === "access_denied") {
    return volverALaCara({ redirect: pedido }, headers);
  }
  try {
    if (ida.enlazarA !== null) {
      const persona = await quienEs({ request, context });
      if (persona?.idPersona !== ida.enlazarA) return fallar(new Error("back as somebody else, to join"));
      const externa = await aseguradora.terminar(new URL(request.url), ida);
      const enlazada = await aseguradora.enlazar(ida.enlazarA, externa);
      return enlazada.ok
        ? seguirEn(ida.destino, "acceso-unido", headers)
        : redirect(conParametros(UNIR_ACCESO, "", { redirect: ida.destino, aviso: enlazada.rechazo }), {
            headers,
          });
    }
    if (ida.confirma) {
      const persona = await quienEs({ request, context });
      if (persona?.idAcceso !== ida.confirma.idAcceso)
        return fallar(new Error("back in another session, to confirm"));
      const externa = await aseguradora.terminar(new URL(request.url), ida);
      const confirmada = await aseguradora.confirmar(persona, externa, dispositivoDe(request));
      if (!confirmada.ok) return seguirEn(ida.destino, "no-confirmado", headers);
      return seguirEn(ida.destino, "confirmado", conLasDe(await abrirSesion(request, confirmada.value)));
    }
    const acceso = await autenticadorPara(context.red ?? "", ida).authenticate("aseguradora", request);
    const entra = await alEntrar(request, acceso, ida.destino);
    return redirect(entra.destino, { headers: conLasDe(entra.headers) });
  } catch (error) {
    if (error instanceof FaltaSegundoFactor) return pedirSegundoPaso(request, error, ida.destino, headers);
    if (error instanceof PuertaCerrada)
      return volverALaCara({ redirect: pedido, aviso: error.rechazo }, headers);
    if (!ida.confirma) return fallar(error);
    context.informarError?.(error);
    return seguirEn(ida.destino, "no-confirmado", headers);
  }

  function conLasDe(otras: Headers) {
    for (const cookie of otras.getSetCookie()) headers.append("set-cookie", cookie);
    return headers;
  }
}
