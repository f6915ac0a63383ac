import { classNames } from "~/components/classNames";
import { textoChico, textoSuave } from "~/styles/layout.css";
import { EnlaceADocumento } from "../marco/EnlaceADocumento";
import type { DatosDelFormulario } from "./actualizarDatos.server";
import * as css from "./modales.css";

/** Invites to the draw with the consent, and says that the draw can be entered without it. */
export function InvitacionAlSorteo({ premio, hasta, bases }: NonNullable<DatosDelFormulario["sorteo"]>) {
  return (
    <>
      <p className={css.invitacion}>Participa en el sorteo brindando tu consentimiento</p>
      <p className={textoSuave}>
        Al aceptar que usemos tus datos para contarte novedades y beneficios, entras al sorteo hasta el{" "}
        {hasta}. El premio: {premio}. <EnlaceADocumento href={bases}>Aplica TyC</EnlaceADocumento>
      </p>
      <p className={classNames(textoSuave, textoChico)}>
        También puedes participar sin aceptarlo, con la misma posibilidad, en <a href="/sorteo">el sorteo</a>.
      </p>
    </>
  );
}
