import '../ui/styles.css'
import { openApp } from './open-app.ts'

/** The script of every page that was not built ahead. */
void openApp()
