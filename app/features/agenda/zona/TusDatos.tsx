import { enlaceSuelto } from "~/styles/layout.css";
import { ID_DE_PREFERENCIAS, PREFERENCIAS } from "~/domain/avisos/modales/direcciones";

const ENLACES: { href: string; texto: string; id?: string }[] = [
  { href: "/mi-perfil/consentimientos", texto: "Privacidad" },
  { href: PREFERENCIAS, id: ID_DE_PREFERENCIAS, texto: "Tus preferencias" },
  { href: "/sorteo", texto: "Sorteo" },
];

export function TusDatos() {
  return (
    <nav aria-label="Tus datos">
      <ul>
        {ENLACES.map(({ href, id, texto }) => (
          <li key={href}>
            <a id={id} href={href} className={enlaceSuelto}>
              {texto}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
