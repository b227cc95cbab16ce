boogle-preview = { $words } mots courants
