hands-preview = par { $par }
