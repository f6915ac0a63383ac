import { useActionData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { MINUTOS_HASTA_ESCALAR } from "~/domain/saludMental/alertas";
import { PEDIR_AVISO } from "~/domain/saludMental/envios";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import type { pedirAviso } from "./ayuda.server";
import { AYUDA } from "./direcciones";

/** Only who asks for it is looked for, and only who told us who they are can be. */
export function QueTeBusquen({ sello }: { sello: { name: string; value: string } | null }) {
  const enviado = useActionData<typeof pedirAviso>();
  return (
    <section aria-labelledby="que-te-busquen" className={pila.corta}>
      <h2 id="que-te-busquen">¿Quieres que te busquemos?</h2>
      <p>
        Si lo pides, la persona de turno de nuestro equipo recibe un aviso en unos {MINUTOS_HASTA_ESCALAR}{" "}
        minutos, o antes. El aviso no dice quién eres ni qué respondiste. Quien lo toma ve tu nombre y cómo
        llamarte, y que lo vio queda anotado en Mis datos.
      </p>
      {enviado?.generales.map((mensaje) => (
        <Alert key={mensaje}>{mensaje}</Alert>
      ))}
      {sello ? (
        <Form>
          <input type="hidden" {...sello} />
          <Button name="intencion" value={PEDIR_AVISO} variant="secondary">
            Pedir que me busquen
          </Button>
        </Form>
      ) : (
        <p>
          Para eso tenemos que saber quién eres:{" "}
          <a href={`/iniciar-sesion?${new URLSearchParams({ redirect: AYUDA })}`} className={enlaceSuelto}>
            entra a tu cuenta
          </a>
          .
        </p>
      )}
    </section>
  );
}
