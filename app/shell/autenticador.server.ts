import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import { credenciales, type Acceso, type RechazoAlEntrar } from "~/domain/identidad/identidad";
import { leerFormulario } from "./formulario.server";
import { services } from "~/services.server";

/** A refused sign-in, as an error because that is how a strategy says no. */
export class EntradaRechazada extends Error {
  constructor(readonly rechazo: RechazoAlEntrar) {
    super(rechazo);
  }
}

/** E-mail and password, already validated by the form's schema, against the embedded identity. */
class EstrategiaDeClave extends Strategy<Acceso, { correo: string; clave: string }> {
  override readonly name = "clave";

  override async authenticate(request: Request): Promise<Acceso> {
    return this.verify(credenciales.parse(Object.fromEntries(await leerFormulario(request))));
  }
}

/** The ways in for somebody at this address. The insurer's door joins them as one more strategy. */
export function autenticadorPara(direccion: string): Authenticator<Acceso> {
  return new Authenticator<Acceso>().use(
    new EstrategiaDeClave(async (credenciales) => {
      const entrada = await services.identidad.iniciarSesion({ ...credenciales, direccion });
      if (!entrada.ok) throw new EntradaRechazada(entrada.rechazo);
      return entrada.value;
    }),
  );
}
