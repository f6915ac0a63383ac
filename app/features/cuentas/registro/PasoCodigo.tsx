import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { FormularioDeCodigo } from "../identidad/FormularioDeCodigo";
import { VIDA_DE_CODIGO_EN_MINUTOS } from "~/domain/cuentas/identidad/codigo";
import { pila } from "~/styles/layout.css";
import { REENVIAR } from "./pasos";
import type { PropsDePaso } from "./pasos";

export function PasoCodigo({ ultimo, generales, correo }: PropsDePaso & { correo: string }) {
  return (
    <div className={pila.amplia}>
      <p>
        Enviamos un código a <strong>{correo}</strong>. Dura {VIDA_DE_CODIGO_EN_MINUTOS} minutos; si no lo
        ves, mira también en correo no deseado.
      </p>
      <FormularioDeCodigo ultimo={ultimo} generales={generales} texto="Crear cuenta" />
      <Form>
        <Button variant="secondary" wide name="intencion" value={REENVIAR}>
          Enviar otro código
        </Button>
      </Form>
    </div>
  );
}
