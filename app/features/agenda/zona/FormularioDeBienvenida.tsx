import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Icono } from "~/components/Icono";
import { CERRAR } from "~/domain/consentimientos/formulario";
import { pila } from "~/styles/layout.css";
import { DIRECCION } from "./direcciones";
import * as css from "./modales.css";

const LO_QUE_HAY = [
  { icono: "calendario", texto: "Reserva una sesión por videollamada con el especialista que elijas." },
  { icono: "saldo", texto: "Mira tu agenda y tu saldo en esta misma página." },
  { icono: "candado", texto: "Decide qué se hace con tus datos en Mi perfil, cuando quieras." },
] as const;

export function FormularioDeBienvenida() {
  return (
    <Formulario action={DIRECCION.bienvenida} className={pila.media}>
      <ul className={pila.media} tabIndex={-1} autoFocus>
        {LO_QUE_HAY.map(({ icono, texto }) => (
          <li key={icono} className={css.punto}>
            <Icono nombre={icono} tamano={24} className={css.iconoDePunto} />
            {texto}
          </li>
        ))}
      </ul>
      {/* There is nothing to refuse: closing it, by this button or by the cross, answers it. */}
      <Boton completo grande name="intencion" value={CERRAR}>
        Empezar
      </Boton>
    </Formulario>
  );
}
