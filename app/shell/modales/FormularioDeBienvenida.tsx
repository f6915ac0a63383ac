import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { CERRAR } from "~/domain/consentimientos/intenciones";
import { pila } from "~/styles/layout.css";
import * as css from "./modales.css";

const OFERTAS = [
  { icono: "calendario", texto: "Reserva una sesión por videollamada con el especialista que elijas." },
  { icono: "saldo", texto: "Mira tu agenda y tu saldo en esta misma página." },
  { icono: "candado", texto: "Decide qué se hace con tus datos en Mi perfil, cuando quieras." },
] as const;

export const FORMULARIO_DE_BIENVENIDA = "formulario-de-bienvenida";

export function FormularioDeBienvenida() {
  return (
    <Form id={FORMULARIO_DE_BIENVENIDA} action={DIRECCION_DE_MODAL.bienvenida} className={pila.media}>
      <ul className={pila.media} tabIndex={-1} autoFocus>
        {OFERTAS.map(({ icono, texto }) => (
          <li key={icono} className={css.punto}>
            <Icon name={icono} size={24} className={css.iconoDePunto} />
            {texto}
          </li>
        ))}
      </ul>
      {/* The welcome has nothing to refuse: closing it, by this button or by the cross, counts as an answer. */}
      <Button wide large name="intencion" value={CERRAR}>
        Empezar
      </Button>
    </Form>
  );
}
