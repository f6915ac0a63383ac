import type { ComponentProps } from "react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { QUITAR_ACCESO } from "./caras";

const TITULO = "Tu acceso de asegurado";

interface Props {
  unidoEl: string;
  conClave: boolean;
  aqui: string;
  respuesta: ComponentProps<typeof PaginaDePrueba>["respuesta"];
}

/**
 * Section about the insurer's sign-in, which opens this account too. A person without another way to sign in cannot
 * remove it.
 */
export function AccesoUnido({ unidoEl, conClave, aqui, respuesta }: Props) {
  const desde = `Unido a tu cuenta el ${unidoEl}.`;
  if (!conClave) {
    return (
      <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
        <header className={pila.corta}>
          <h1>{TITULO}</h1>
          <p className={textoSuave}>{desde} Es tu única forma de entrar, así que no se puede quitar.</p>
        </header>
        <p>
          <a href="/mi-perfil/seguridad" className={enlaceSuelto}>
            Volver a Seguridad
          </a>
        </p>
      </div>
    );
  }
  return (
    <PaginaDePrueba
      titulo={TITULO}
      bajada={`${desde} Si lo quitas, solo entrarás con tu contraseña, cerraremos tu cuenta en los demás dispositivos y te avisaremos por correo.`}
      conClave={conClave}
      volverA={aqui}
      vuelta={{ href: "/mi-perfil/seguridad", texto: "Volver a Seguridad" }}
      boton={
        <Button name="intencion" value={QUITAR_ACCESO} variant="danger">
          Quitar este acceso
        </Button>
      }
      respuesta={respuesta}
    />
  );
}
