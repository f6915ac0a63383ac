import { Icon } from "./Icon";
import * as css from "./MarcaDeVideo.css";

/** Mark of a video over its poster. It tells nothing to screen readers: the link or the title does. */
export const MarcaDeVideo = ({ chica }: { chica?: boolean }) => (
  <span className={chica ? css.chica : css.grande} aria-hidden="true">
    <Icon name="reproducir" size={chica ? 16 : 24} />
  </span>
);
