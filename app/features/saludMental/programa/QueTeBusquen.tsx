import { useActionData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { QUE_VE, SIN_HORA } from "~/domain/saludMental/alertas/enPalabras";
import { PEDIR_AVISO } from "~/domain/saludMental/envios";
import { enlaceSuelto, pila } from "~/styles/layout.css";
import type { pedirAviso } from "./ayuda.server";
import { TuCelular } from "./TuCelular";

export interface ParaQuien {
  sello: { name: string; value: string };
  /** Last digits of the number at which the person can be called. */
  celular: string;
}

/** Form to ask us for a call. Only people who ask are called, and only people with an account can ask. */
export function QueTeBusquen({
  para,
  ayuda,
  conCelular,
}: {
  para: ParaQuien | null;
  ayuda: string;
  /** True when no text above it tells the number to be called. */
  conCelular: boolean;
}) {
  const enviado = useActionData<typeof pedirAviso>();
  return (
    <section aria-labelledby="que-te-busquen" className={pila.corta}>
      <h2 id="que-te-busquen">¿Quieres que te busquemos?</h2>
      <p>Si lo pides, dejamos un aviso a la persona de turno de nuestro equipo. {QUE_VE}</p>
      {para && conCelular && <TuCelular terminaEn={para.celular} />}
      <p>{SIN_HORA}</p>
      {enviado?.generales.map((mensaje) => (
        <Alert key={mensaje}>{mensaje}</Alert>
      ))}
      {para ? (
        <Form>
          <input type="hidden" {...para.sello} />
          <Button name="intencion" value={PEDIR_AVISO} variant="secondary">
            Pedir que me busquen
          </Button>
        </Form>
      ) : (
        <p>
          Para eso tenemos que saber quién eres:{" "}
          <a href={`/iniciar-sesion?${new URLSearchParams({ redirect: ayuda })}`} className={enlaceSuelto}>
            entra a tu cuenta
          </a>
          .
        </p>
      )}
    </section>
  );
}
